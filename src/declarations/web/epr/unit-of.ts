import type { DeclarationDetail } from '../../contract.ts'

/** Marks figures that are weights, in milligrams, and are shown in kilograms. */
export const KILOGRAMS = 'kg'

/** In what the figures of a declaration are: a currency, or kilograms. */
export const unitOf = ({ quantities, payable }: Pick<DeclarationDetail, 'quantities' | 'payable'>): string =>
  quantities ? KILOGRAMS : (payable?.currency ?? 'EUR')

/** Quantities have a table of their own for the period before; a correction stands beside what it corrects. */
export const isComparedApart = ({
  quantities,
  corrects,
}: Pick<DeclarationDetail, 'quantities' | 'corrects'>) => quantities !== null && corrects === null
