import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** The site's clay, from paper to night. */
const clay: MantineColorsTuple = [
  '#fdf1ec',
  '#f7ddd3',
  '#eeb9a6',
  '#e69476',
  '#dd7550',
  '#c8593a',
  '#b24c2f',
  '#a8452a',
  '#8a3721',
  '#6c2a19',
]

/** The panel's look: the site's colours and type on Mantine's parts. */
export const theme = createTheme({
  primaryColor: 'clay',
  primaryShade: { light: 7, dark: 7 },
  colors: { clay },
  fontFamily: '"Figtree Variable", system-ui, sans-serif',
  headings: { fontFamily: '"Figtree Variable", system-ui, sans-serif' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
})
