/** What the text of a fault names: the columns that are missing. */
export type FieldParams = Readonly<Record<string, string>>
