/** For the beginning of a sentence that begins with a name from a table. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
