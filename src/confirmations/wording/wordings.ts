import type { ConfirmationLang } from '../confirmation-language.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { ConfirmationWording } from './confirmation-wording.ts'
import { pl } from './pl.ts'
import { zh } from './zh.ts'

export const WORDINGS: Record<ConfirmationLang, ConfirmationWording> = { en, zh, de, fr, it, es, pl, cs }
