/** What other modules' screens may use. */
export { usePalette, useShortcut } from './use-palette.ts'
export { forgetRecent } from './recent.ts'
export type { Page } from './found.ts'
export const loadStaffPalette = () =>
  import('../staff/web/staff-palette.tsx').then((module) => module.StaffPalette)
