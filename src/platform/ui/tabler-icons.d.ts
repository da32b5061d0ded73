/* Declared here instead of by the package, whose one declaration file describes six thousand icons. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentProps, ComponentType } from 'react'

  const icon: ComponentType<
    Omit<ComponentProps<'svg'>, 'stroke'> & {
      size?: number | string
      stroke?: number | string
      title?: string
    }
  >
  export default icon
}
