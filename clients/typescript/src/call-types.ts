type Kind = 'json' | 'file' | 'upload'
type AnyCall = { kind: Kind; input: unknown; data: unknown }

/** Paths of the calls of a table that are made by one method and are of one kind. */
export type PathsOf<C, Method extends string, K extends Kind> = {
  [Name in keyof C & string]: Name extends `${Method} ${infer Path}`
    ? C[Name] extends { kind: K }
      ? Path
      : never
    : never
}[keyof C & string]

/** Names, `GET /order/invoice`, of the calls that answer with a file. */
export type FilesOf<C> = {
  [Name in keyof C & string]: C[Name] extends { kind: 'file' } ? Name : never
}[keyof C & string]

/** What a call is sent, by its name. */
export type InputOf<C, Name extends string> = Name extends keyof C
  ? C[Name] extends AnyCall
    ? C[Name]['input']
    : never
  : never

/** What it answers as `data`. */
export type DataOf<C, Name extends string> = Name extends keyof C
  ? C[Name] extends AnyCall
    ? C[Name]['data']
    : never
  : never

/** The input may be left out where nothing of it is required. */
export type Sent<Input> = Record<string, never> extends Input ? [input?: Input] : [input: Input]
