declare module 'virtual:greenlane-texts' {
  /** `module/lang` → the texts of that module in that language, as a chunk of their own. */
  export const textIndex: Record<string, () => Promise<Record<string, string>>>
}

declare module 'virtual:greenlane-texts-staff' {
  /** Those that only staff read. */
  export const textIndex: Record<string, () => Promise<Record<string, string>>>
}

declare module 'virtual:greenlane-texts-all' {
  /** Every text in both languages, for the server. */
  export const allTexts: Record<string, { en: Record<string, string>; zh: Record<string, string> }>
}
