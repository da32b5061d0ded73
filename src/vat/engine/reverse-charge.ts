/**
 * Directive 2006/112 art. 194: a state may make the buyer owe the VAT on a local sale by a seller who is not
 * established there. One row per state, for ordinary goods (not gas, electricity, goods with installation or those of
 * art. 199). ALWAYS: even if the seller has a VAT number there; UNLESS_REGISTERED: only if the seller has none;
 * UNLESS_REPRESENTED: not for registered sellers from outside the EU, who need a fiscal representative; NEVER: the
 * seller owes it.
 */
type ReverseCharge = 'ALWAYS' | 'UNLESS_REGISTERED' | 'UNLESS_REPRESENTED' | 'NEVER'
type Switch = { rule: ReverseCharge; source: string; confidence: 'medium' | 'low' }

const row = (rule: ReverseCharge, source: string, confidence: 'medium' | 'low' = 'medium'): Switch => ({
  rule,
  source,
  confidence,
})

export const REVERSE_CHARGE: Readonly<Record<string, Switch>> = {
  AT: row('NEVER', 'UStG § 19'),
  BE: row('ALWAYS', 'Code de la TVA art. 51 § 2, 5°'),
  BG: row('NEVER', 'ЗДДС art. 82', 'low'),
  CY: row('NEVER', 'VAT Law 95(I)/2000', 'low'),
  CZ: row('UNLESS_REGISTERED', 'Zákon o DPH § 108'),
  DE: row('NEVER', 'UStG § 13b'),
  DK: row('NEVER', 'Momsloven § 46', 'low'),
  EE: row('UNLESS_REGISTERED', 'KMS § 3'),
  ES: row('ALWAYS', 'LIVA art. 84.Uno.2º'),
  FI: row('UNLESS_REGISTERED', 'AVL 9 §'),
  FR: row('ALWAYS', 'CGI art. 283-1'),
  GR: row('UNLESS_REGISTERED', 'Law 5144/2024 art. 40', 'low'),
  HR: row('ALWAYS', 'Zakon o PDV čl. 75(2)'),
  HU: row('NEVER', 'Áfa tv. 140. §', 'low'),
  IE: row('NEVER', 'VATCA 2010 s. 10', 'low'),
  IT: row('ALWAYS', 'DPR 633/72 art. 17(2)'),
  LT: row('UNLESS_REGISTERED', 'PVMĮ 95 str.', 'low'),
  LU: row('NEVER', 'Loi TVA art. 61', 'low'),
  LV: row('UNLESS_REGISTERED', 'PVN likums', 'low'),
  MT: row('ALWAYS', 'VAT Act (Cap. 406) art. 20', 'low'),
  NL: row('ALWAYS', 'Wet OB 1968 art. 12(3)'),
  PL: row('UNLESS_REGISTERED', 'Ustawa o VAT art. 17(1)(5)'),
  PT: row('UNLESS_REPRESENTED', 'CIVA art. 2(1)(g)'),
  RO: row('UNLESS_REGISTERED', 'Codul fiscal art. 307(6)'),
  SE: row('UNLESS_REGISTERED', 'Mervärdesskattelag (2023:200) 16 kap.'),
  SI: row('UNLESS_REGISTERED', 'ZDDV-1 art. 76', 'low'),
  SK: row('ALWAYS', 'Zákon o DPH § 69(2)', 'low'),
  XI: row('NEVER', 'VATA 1994 s. 1', 'low'),
}
