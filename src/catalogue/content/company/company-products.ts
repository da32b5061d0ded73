import type { ProductContent } from '../product-content.ts'
import { gbLimited } from './gb-limited.ts'
import { gbUpkeep } from './gb-upkeep.ts'
import { deRegisterExtract } from './de-register-extract.ts'
import { translation } from './certified-translation.ts'

export const companyProducts: readonly ProductContent[] = [
  gbLimited,
  gbUpkeep,
  deRegisterExtract,
  translation,
]
