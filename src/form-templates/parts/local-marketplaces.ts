import { option } from './ask.ts'

const same = (value: string, name: string) => option(value, name, name)

const manomano = same('manomano', 'ManoMano')
const allegro = same('allegro', 'Allegro')
const zalando = same('zalando', 'Zalando')

/** Marketplaces that only some countries have, with the same values in every form. */
export const LOCAL_MARKETPLACES = {
  DE: [zalando],
  FR: [same('cdiscount', 'Cdiscount'), same('fnac', 'Fnac Darty'), manomano],
  IT: [manomano, same('leroyMerlin', 'Leroy Merlin'), zalando],
  ES: [same('aliexpress', 'AliExpress'), same('miravia', 'Miravia'), same('pccomponentes', 'PcComponentes')],
  PL: [allegro, same('empik', 'Empik')],
  CZ: [allegro, same('alza', 'Alza')],
  GB: [same('onbuy', 'OnBuy'), same('etsy', 'Etsy')],
} as const
