import { distinct, type Found, type Line } from './lines.ts'

export type Authority = { name: string; country: string }

/** Who writes: an office of a place by its own name, one of a whole country by the name that staff use. */
const AUTHORITIES: readonly { is: RegExp; country: string; name?: string }[] = [
  { is: /Finanzamt Österreich/iu, country: 'AT', name: 'Finanzamt Österreich' },
  {
    is: /Finanzamt(?: für)? \p{Lu}[\p{L}.-]+(?: (?:\p{Lu}[\p{L}.-]+|am|an der|I{1,3}|IV|V))*/u,
    country: 'DE',
  },
  { is: /Bundeszentralamt für Steuern/iu, country: 'DE', name: 'Bundeszentralamt für Steuern' },
  {
    is: /Zentrale Stelle Verpackungsregister/iu,
    country: 'DE',
    name: 'Stiftung Zentrale Stelle Verpackungsregister',
  },
  { is: /Hauptzollamt \p{Lu}[\p{L}-]+/u, country: 'DE' },
  {
    is: /HM Revenue (?:&|and) Customs|(?<!\p{L})HMRC(?!\p{L})/u,
    country: 'GB',
    name: 'HM Revenue & Customs',
  },
  {
    is: /Direction générale des finances publiques|Service des impôts des entreprises|impots\.gouv\.fr/iu,
    country: 'FR',
    name: 'Direction générale des finances publiques',
  },
  { is: /Agenzia delle Entrate/iu, country: 'IT', name: 'Agenzia delle Entrate' },
  { is: /Agencia (?:Estatal de Administración )?Tributaria/iu, country: 'ES', name: 'Agencia Tributaria' },
  { is: /Urząd Skarbowy(?: (?:w|we) \p{Lu}\p{L}+)?/iu, country: 'PL' },
  { is: /Finanční úřad(?: (?:pro|v) [\p{L} ]{3,40})?/iu, country: 'CZ' },
  { is: /Belastingdienst/iu, country: 'NL', name: 'Belastingdienst' },
  { is: /FOD Financiën|SPF Finances/iu, country: 'BE', name: 'FOD Financiën / SPF Finances' },
  { is: /Office of the Revenue Commissioners/iu, country: 'IE', name: 'Revenue Commissioners' },
  { is: /Skatteverket/iu, country: 'SE', name: 'Skatteverket' },
  { is: /Skatteetaten/iu, country: 'NO', name: 'Skatteetaten' },
  { is: /Skattestyrelsen/iu, country: 'DK', name: 'Skattestyrelsen' },
  { is: /Verohallinto/iu, country: 'FI', name: 'Verohallinto' },
]

/** The authorities that a letter names; who wrote it usually stands first. */
export const authoritiesIn = (lines: readonly Line[]): Found<Authority>[] =>
  distinct(named(lines), ({ name }) => name, 2)

function* named(lines: readonly Line[]): Generator<Found<Authority>> {
  for (const line of lines) {
    for (const { is, country, name } of AUTHORITIES) {
      const found = is.exec(line.text)
      if (!found) continue
      yield { value: { name: name ?? found[0], country }, line }
      break
    }
  }
}
