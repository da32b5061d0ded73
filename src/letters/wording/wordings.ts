import type { LetterLang } from '../letter-language.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { LetterWording } from './letter-wording.ts'
import { pl } from './pl.ts'
import { zh } from './zh.ts'

export const WORDINGS: Record<LetterLang, LetterWording> = { en, zh, de, fr, it, es, pl, cs }
