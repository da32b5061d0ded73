import { newId } from '#platform/shared/ids.ts'

/** This window, among all that a person has open. */
export const THIS_TAB = newId('tab')
