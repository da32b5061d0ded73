/** `{{name}}` filled in with what is known; what is not stays as it stands, so that whoever sends it sees it. */
export const fillKnown = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
