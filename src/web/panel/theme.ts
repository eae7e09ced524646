import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

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
  respectReducedMotion: true,
})

/** Small print, placeholders and errors dark enough to read. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#5a6664',
    '--mantine-color-placeholder': '#6b7674',
    '--mantine-color-error': '#b3261e',
  },
  dark: {
    '--mantine-color-dimmed': '#b3bcb5',
    '--mantine-color-placeholder': '#9aa5a0',
    '--mantine-color-error': '#ff9b8f',
  },
})
