import type { Gtu } from './gtu.ts'
import {
  MATERIALS,
  type BatteryKind,
  type Chemistry,
  type DeviceKind,
  type EprStream,
  type Material,
} from './categories.ts'

/** What a piece weighs, in milligrams: small labels weigh less than a gram, and nothing is rounded. */
export type Weights = {
  /** By material; null: nobody has said what it is packed in */
  packaging: Partial<Record<Material, number>> | null
  /** `NONE`: not electrical; null: nobody has said */
  device: { kind: DeviceKind; milligrams: number } | 'NONE' | null
  /** Of all batteries in it together; `NONE`: without; null: nobody has said */
  battery: { kind: BatteryKind; chemistry: Chemistry; milligrams: number } | 'NONE' | null
}

/** A SKU from a month on, `2026-03`; empty: from the beginning. */
export type GoodsWeights = Weights & { sku: string; fromMonth: string }

/** All that is said of a SKU from a month on. */
export type Goods = GoodsWeights & {
  /** Poland's group; null: nobody has said, so that what was said for a month before holds */
  gtu: Gtu | null
}

/** Whether anything is said of what it weighs: a line may tell of a group alone. */
export const saysWeights = ({ packaging, device, battery }: Weights): boolean =>
  packaging !== null || device !== null || battery !== null

/** A piece of any material: 100 kilograms. */
export const HEAVIEST = 100_000_000

/** What a piece adds to each line of a report; null where nobody has said what it weighs. */
export function weightsFor(stream: EprStream, goods: Weights): readonly [string, number][] | null {
  if (stream === 'PACKAGING')
    return (
      goods.packaging &&
      MATERIALS.flatMap((material) => {
        const milligrams = goods.packaging?.[material] ?? 0
        return milligrams === 0 ? [] : [[`packaging ${material}`, milligrams] as [string, number]]
      })
    )
  if (stream === 'WEEE') {
    if (goods.device === null) return null
    return goods.device === 'NONE' ? [] : [[`device ${goods.device.kind}`, goods.device.milligrams]]
  }
  if (goods.battery === null) return null
  if (goods.battery === 'NONE') return []
  const { kind, chemistry, milligrams } = goods.battery
  return [[`battery ${kind} ${chemistry}`, milligrams]]
}
