import type { Template } from '#forms/engine/model/template.ts'
import { atPackaging } from './at.ts'
import { esPackaging } from './es.ts'
import { frPackaging } from './fr.ts'
import { itPackaging } from './it.ts'
import { plPackaging } from './pl.ts'

/** The packaging registers, except the German one, which has a form of its own kind. */
export const packagingTemplates: readonly Template[] = [
  frPackaging,
  esPackaging,
  atPackaging,
  itPackaging,
  plPackaging,
]
