import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { AuthorityLetter } from '../contract.ts'
import type { LetterService } from './letters.queries.ts'

/** What a letter is about, in the reader's language. */
export const presentService = ({ product, number }: LetterService, lang: Lang): AuthorityLetter['service'] =>
  product === null ? null : { name: pickText(product, lang), number }
