import { hasHiddenMarks } from '#platform/shared/line-input.ts'
import {
  BATTERY_KINDS,
  CHEMISTRIES,
  DEVICE_KINDS,
  MATERIALS,
  type BatteryKind,
  type Chemistry,
  type DeviceKind,
  type Material,
} from './categories.ts'
import { BATTERY_NAMES, CHEMISTRY_NAMES, DEVICE_NAMES } from './category-names.ts'
import { NONE, type GoodsCells, type GoodsColumn } from './goods-columns.ts'
import { type Goods, saysWeights, type Weights } from './goods.ts'
import { type Gtu, readGtuCode } from './gtu.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { readGrams } from './read-grams.ts'

export const GOODS_PROBLEMS = [
  'NO_SKU',
  'SKU_TOO_LONG',
  'BAD_MONTH',
  'BAD_WEIGHT',
  'TOO_HEAVY',
  'UNKNOWN_KIND',
  'NO_WEIGHT',
  'NO_KIND',
  'NO_CHEMISTRY',
  'UNKNOWN_GTU',
  'NOTHING_SAID',
] as const
export type GoodsProblem = { column: GoodsColumn; problem: (typeof GOODS_PROBLEMS)[number] }

const LONGEST_SKU = 100

/** As our files named it before they said of what. */
const OTHER_CHEMISTRY = '其他'

const NONE_WORDS = new Set([NONE, 'no', '无', '没有'])

/** What somebody says of a SKU, or everything that is wrong with it. */
export function readGoods(cells: GoodsCells): { goods: Goods } | { problems: GoodsProblem[] } {
  const problems: GoodsProblem[] = []
  const wrong = (column: GoodsColumn, problem: GoodsProblem['problem']) => {
    problems.push({ column, problem })
    return null
  }
  const grams = (column: GoodsColumn): number | null => {
    const read = readGrams(cells[column])
    return typeof read === 'string' ? wrong(column, read) : read
  }
  const sku = cells.sku.trim()
  if (sku === '') wrong('sku', 'NO_SKU')
  else if (sku.length > LONGEST_SKU || hasHiddenMarks(sku)) wrong('sku', 'SKU_TOO_LONG')
  const fromMonth = monthOf(cells.fromMonth.trim()) ?? wrong('fromMonth', 'BAD_MONTH') ?? ''
  const weights: Weights = {
    packaging: packagingOf(cells, grams),
    device: deviceOf(cells, grams, wrong),
    battery: batteryOf(cells, grams, wrong),
  }
  const gtu = gtuOf(cells.gtu.trim(), wrong)
  const isEmpty = gtu === null && !saysWeights(weights)
  if (isEmpty && problems.length === 0) wrong(MATERIALS[1], 'NOTHING_SAID')
  return problems.length > 0 ? { problems } : { goods: { ...weights, sku, fromMonth, gtu } }
}

type Grams = (column: GoodsColumn) => number | null
type Wrong = (column: GoodsColumn, problem: GoodsProblem['problem']) => null

/** A month, or the first day that a spreadsheet makes of it; empty: from the beginning. */
function monthOf(text: string): string | null {
  if (text === '') return ''
  return /^(20\d\d-(?:0[1-9]|1[0-2]))(?:-01)?$/.exec(text)?.[1] ?? null
}

/** A nought is said as well: goods without packaging of their own. */
function packagingOf(cells: GoodsCells, grams: Grams): Weights['packaging'] {
  if (MATERIALS.every((material) => cells[material].trim() === '')) return null
  const packaging: Partial<Record<Material, number>> = {}
  for (const material of MATERIALS) {
    const milligrams = grams(material)
    if (milligrams !== null && milligrams > 0) packaging[material] = milligrams
  }
  return packaging
}

function gtuOf(text: string, wrong: Wrong): Gtu | null {
  if (text === '') return null
  if (NONE_WORDS.has(text.toLowerCase())) return 'NONE'
  return readGtuCode(text) ?? wrong('gtu', 'UNKNOWN_GTU')
}

function deviceOf(cells: GoodsCells, grams: Grams, wrong: Wrong): Weights['device'] {
  const [text, milligrams] = [cells.device.trim(), grams('deviceGrams')]
  if (text === '') return milligrams ? wrong('device', 'NO_KIND') : null
  if (NONE_WORDS.has(text.toLowerCase())) return milligrams ? wrong('deviceGrams', 'NO_KIND') : 'NONE'
  const kind = named<DeviceKind>(text, DEVICE_KINDS, DEVICE_NAMES)
  if (!kind) return wrong('device', 'UNKNOWN_KIND')
  return milligrams ? { kind, milligrams } : weightMissing(cells, 'deviceGrams', wrong)
}

function batteryOf(cells: GoodsCells, grams: Grams, wrong: Wrong): Weights['battery'] {
  const [text, made, milligrams] = [cells.battery.trim(), cells.chemistry.trim(), grams('batteryGrams')]
  if (text === '') return milligrams || made ? wrong('battery', 'NO_KIND') : null
  if (NONE_WORDS.has(text.toLowerCase())) return milligrams ? wrong('batteryGrams', 'NO_KIND') : 'NONE'
  const kind = named<BatteryKind>(text, BATTERY_KINDS, BATTERY_NAMES)
  if (!kind) return wrong('battery', 'UNKNOWN_KIND')
  if (made === '') return wrong('chemistry', 'NO_CHEMISTRY')
  const chemistry = made === OTHER_CHEMISTRY ? 'other' : named<Chemistry>(made, CHEMISTRIES, CHEMISTRY_NAMES)
  if (!chemistry) return wrong('chemistry', 'UNKNOWN_KIND')
  return milligrams ? { kind, chemistry, milligrams } : weightMissing(cells, 'batteryGrams', wrong)
}

/** A weight that cannot be read was named already. */
const weightMissing = (cells: GoodsCells, column: GoodsColumn, wrong: Wrong): null =>
  /^[\s0.,]*$/.test(cells[column]) ? wrong(column, 'NO_WEIGHT') : null

/** By its key, or by its name in either language. */
function named<T extends string>(
  text: string,
  keys: readonly T[],
  names: Readonly<Record<T, LocalText>>,
): T | undefined {
  const plain = text.toLowerCase()
  return keys.find(
    (key) => key.toLowerCase() === plain || names[key].en.toLowerCase() === plain || names[key].zh === text,
  )
}
