/** What takes rows away from whoever has them. */
export const NOBODY = 'nobody'

/** Whom a dialog to assign opens on: oneself, and where one is not among the choices, on none. */
export function firstAssignee(colleagues: readonly { id: string }[], me: string | undefined): string {
  return colleagues.some(({ id }) => id === me) && me !== undefined ? me : ''
}
