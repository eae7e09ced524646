import {
  Checkbox,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  Radio,
  Switch,
} from '@mantine/core'

/** The site's clay colour, from light to dark. */
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

/** The panel's look: the site's colours and type for Mantine's components. */
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
  components: {
    Checkbox: Checkbox.extend({ defaultProps: { size: 'md' } }),
    Radio: Radio.extend({ defaultProps: { size: 'md' } }),
    Switch: Switch.extend({ defaultProps: { size: 'md' } }),
  },
})

/** Contrast: small print, placeholders, errors and delete buttons must be readable, and edges of fields visible. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#5a6664',
    '--mantine-color-placeholder': '#6b7674',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-red-light-color': '#b3261e',
    '--panel-edge': '#7d8886',
  },
  dark: {
    '--mantine-color-dimmed': '#b3bcb5',
    '--mantine-color-placeholder': '#9aa5a0',
    '--mantine-color-error': '#ff9b8f',
    '--mantine-color-red-light-color': '#ff9b8f',
    '--panel-edge': '#8a9591',
  },
})
