import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { DATA_CLASSES } from '../data-classes.ts'
import { keptText, lawOf } from '../kept-text.ts'

/** What is about nobody, or about the agency's own people, is no part of the policy for those who come here. */
const OF_VISITORS = DATA_CLASSES.filter(({ whose }) => whose !== 'NOBODY' && whose !== 'STAFF')

export function readClasses(lang: Lang) {
  return {
    classes: OF_VISITORS.map(({ key, what, why, kept }) => {
      const law = lawOf(kept)
      return {
        key,
        what: pickText(what, lang),
        why: pickText(why, lang),
        kept: pickText(keptText(kept), lang),
        law: law ? { name: pickText(law.name, lang), source: law.source } : null,
      }
    }),
  }
}
