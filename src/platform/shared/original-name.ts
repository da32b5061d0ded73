import type { Lang } from '#platform/shared/local-text.ts'

/** A name for a reader of this language: for Chinese as it is written at home, where that is known, else in Latin letters. */
export function nameFor(
  { name, nameOriginal }: { name: string; nameOriginal?: string | null | undefined },
  lang: Lang,
): string {
  return (lang === 'zh' && nameOriginal) || name
}
