import type { ProductContent } from '../product-content.ts'
import { frPackaging } from './fr-packaging.ts'
import { esPackaging } from './es-packaging.ts'
import { atPackaging } from './at-packaging.ts'
import { itPackaging } from './it-packaging.ts'
import { plPackaging } from './pl-packaging.ts'

/** Packaging outside Germany, whose own page covers LUCID. */
export const packagingProducts: readonly ProductContent[] = [
  frPackaging,
  esPackaging,
  atPackaging,
  itPackaging,
  plPackaging,
]
