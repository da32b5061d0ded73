/** Sources of states, in the order in which staff have to do with them. */
export const SOURCES = ['DE_BMF', 'GB_HMRC', 'PL_NBP'] as const
export type Source = (typeof SOURCES)[number]

export const isMonthText = (text: string | null): boolean => /^2\d{3}-(0[1-9]|1[0-2])$/.test(text ?? '')
