import { type Amounts, amounts } from './product-content.ts'

/**
 * The price points of the price list. Each was set for its market: pounds, dollars and yuan are not converted from the
 * euros.
 */
const POINTS = {
  25: amounts(25, 22, 28, 195),
  29: amounts(29, 25, 32, 230),
  35: amounts(35, 30, 39, 275),
  39: amounts(39, 33, 43, 300),
  45: amounts(45, 39, 49, 350),
  49: amounts(49, 42, 55, 390),
  55: amounts(55, 47, 60, 430),
  59: amounts(59, 51, 65, 460),
  65: amounts(65, 56, 72, 510),
  69: amounts(69, 59, 76, 540),
  75: amounts(75, 65, 82, 590),
  79: amounts(79, 68, 87, 620),
  90: amounts(90, 78, 99, 700),
  99: amounts(99, 85, 109, 780),
  110: amounts(110, 95, 119, 860),
  120: amounts(120, 105, 132, 940),
  140: amounts(140, 119, 155, 1090),
  150: amounts(150, 129, 165, 1180),
  160: amounts(160, 139, 175, 1250),
  180: amounts(180, 155, 199, 1400),
  190: amounts(190, 165, 209, 1490),
  220: amounts(220, 190, 240, 1720),
  240: amounts(240, 205, 265, 1880),
  260: amounts(260, 225, 285, 2030),
  290: amounts(290, 250, 320, 2280),
  320: amounts(320, 275, 350, 2490),
  340: amounts(340, 295, 370, 2680),
  360: amounts(360, 310, 395, 2820),
  390: amounts(390, 335, 429, 3050),
  420: amounts(420, 360, 460, 3290),
  450: amounts(450, 389, 495, 3530),
  490: amounts(490, 419, 539, 3840),
  590: amounts(590, 509, 649, 4620),
  690: amounts(690, 595, 759, 5400),
  790: amounts(790, 680, 869, 6190),
  890: amounts(890, 765, 979, 6970),
  990: amounts(990, 850, 1089, 7750),
} as const satisfies Record<number, Amounts>

export type PricePoint = keyof typeof POINTS

/** The price in every currency, by its amount in euros. */
export function at(point: PricePoint): Amounts {
  return POINTS[point]
}
