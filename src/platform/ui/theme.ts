import { createTheme, type MantineColorsTuple } from '@mantine/core'

const FONT =
  "-apple-system, 'Segoe UI', Inter, 'Helvetica Neue', Arial, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif"

const brand: MantineColorsTuple = [
  '#eff6e3',
  '#dfeec6',
  '#cbe3a5',
  '#b7d982',
  '#a6d565',
  '#8cc63e',
  '#7fb733',
  '#5f8f20',
  '#43690f',
  '#2f4a0a',
]

/* Mantine draws light mode with `gray` and dark mode with `dark`; both carry our neutrals. */
const gray: MantineColorsTuple = [
  '#fafbf8',
  '#eef1ea',
  '#e1e6da',
  '#e1e6da',
  '#c6cebc',
  '#868f7c',
  '#66705d',
  '#48533f',
  '#2b3126',
  '#182012',
]
const dark: MantineColorsTuple = [
  '#edf2e6',
  '#b9c3af',
  '#929e87',
  '#75826b',
  '#2b3126',
  '#242c1e',
  '#171b14',
  '#0f120d',
  '#13170f',
  '#0b0e09',
]
const red: MantineColorsTuple = [
  '#fdefed',
  '#f9d9d5',
  '#f1c4be',
  '#ff9a8f',
  '#e8695c',
  '#cf4033',
  '#b42318',
  '#b42318',
  '#8f1a11',
  '#6b2f29',
]

/** Field sizes and edges live in mantine-overrides.css, because they follow the colour scheme. */
const field = { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] }
const fieldNames = [
  'TextInput',
  'Textarea',
  'NumberInput',
  'PasswordInput',
  'PinInput',
  'Select',
  'NativeSelect',
  'MultiSelect',
  'TagsInput',
  'Autocomplete',
  'FileInput',
  'JsonInput',
  'InputBase',
]

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 5, dark: 5 },
  colors: { brand, gray, dark, red },
  black: '#17230a',
  white: '#ffffff',
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontFamily: FONT,
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.375rem' },
  lineHeights: { xs: '1.5', sm: '1.54', md: '1.57', lg: '1.5', xl: '1.36' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'none',
    sm: 'var(--shadow-raised)',
    md: 'var(--shadow-raised)',
    lg: 'var(--shadow-raised)',
    xl: 'var(--shadow-dialog)',
  },
  headings: {
    fontFamily: FONT,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '2.25rem' },
      h2: { fontSize: '1.375rem', lineHeight: '1.875rem' },
      h3: { fontSize: '1rem', lineHeight: '1.5rem' },
      h4: { fontSize: '0.875rem', lineHeight: '1.375rem' },
      h5: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
      h6: { fontSize: '0.75rem', lineHeight: '1.125rem' },
    },
  },
  components: {
    ...Object.fromEntries(fieldNames.map((name) => [name, { defaultProps: field }])),
    Input: { defaultProps: { size: 'md' } },
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 'lg', variant: 'subtle', color: 'gray' } },
    Card: { defaultProps: { withBorder: true, radius: 'lg', padding: 'lg', shadow: 'none' } },
    Paper: { defaultProps: { radius: 'lg', shadow: 'none' } },
    Modal: {
      defaultProps: { radius: 'lg', centered: true, shadow: 'xl', transitionProps: { duration: 200 } },
    },
    Drawer: { defaultProps: { shadow: 'xl', transitionProps: { duration: 200 } } },
    Menu: { defaultProps: { shadow: 'md', radius: 'md', transitionProps: { duration: 120 } } },
    Popover: { defaultProps: { shadow: 'md', radius: 'md', transitionProps: { duration: 120 } } },
    Tooltip: {
      defaultProps: { withArrow: true, openDelay: 200, events: { hover: true, focus: true, touch: true } },
    },
    Badge: { defaultProps: { radius: 'sm', variant: 'light', tt: 'none' } },
    Checkbox: { defaultProps: { radius: 'xs', size: 'sm' } },
    Notification: { defaultProps: { withBorder: true, radius: 'lg' } },
    Anchor: { defaultProps: { underline: 'hover' } },
  },
})
