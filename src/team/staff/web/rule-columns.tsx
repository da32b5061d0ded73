import type { OutputOf } from '#platform/shared/call.ts'
import { countryName } from '#platform/shared/countries.ts'
import { joinNames } from '#platform/shared/join-names.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Row } from '#platform/ui/layout.tsx'
import type { Column } from '#platform/ui/table.tsx'
import type { Translate } from '#platform/web/text.ts'
import type { listRules } from '../rules-contract.ts'
import type { rulesText } from './rules.text.ts'

/** A rule with its place, counted from 1. */
export type ShownRule = OutputOf<typeof listRules>['rules'][number] & { number: number }
export type RuleActs = {
  onUp: (rule: ShownRule) => void
  onChange: (rule: ShownRule) => void
  onRemove: (rule: ShownRule) => void
  busy: boolean
}
type T = Translate<typeof rulesText>
type Reader = { lang: Lang; serviceName: (code: string) => string }

export function ruleColumns(t: T, { lang, serviceName }: Reader, acts?: RuleActs): Column<ShownRule>[] {
  const columns: Column<ShownRule>[] = [
    { key: 'number', header: t('number'), cell: ({ number }) => number },
    {
      key: 'service',
      header: t('service'),
      primary: true,
      cell: ({ productCode }) => (productCode === null ? t('allServices') : serviceName(productCode)),
    },
    {
      key: 'country',
      header: t('country'),
      cell: ({ country }) => (country === null ? t('allCountries') : countryName(country, lang)),
    },
    {
      key: 'lang',
      header: t('lang'),
      cell: (rule) => t(rule.lang === null ? 'allLangs' : `lang_${rule.lang}`),
    },
    { key: 'people', header: t('people'), cell: (rule) => peopleOf(t, rule, lang) },
    {
      key: 'mostOpen',
      header: t('mostOpen'),
      numeric: true,
      cell: ({ mostOpen }) => mostOpen ?? t('noLimit'),
    },
    { key: 'savedBy', header: t('savedBy'), cell: ({ savedByName }) => savedByName },
  ]
  if (!acts) return columns
  return [...columns, { key: 'action', header: t('action'), cell: (rule) => actions(t, rule, acts) }]
}

function peopleOf(t: T, { isForAll, people, team }: ShownRule, lang: Lang): string {
  if (team) return t('toTeam', { name: team.name })
  if (isForAll) return t('everybody')
  if (people.length === 0) return t('allLeft')
  return joinNames(
    people.map(({ name }) => name),
    lang,
  )
}

const actions = (t: T, rule: ShownRule, { onUp, onChange, onRemove, busy }: RuleActs) => {
  const { number } = rule
  return (
    <Row gap={8} nowrap>
      {number > 1 && (
        <Button size={32} disabled={busy} aria-label={t('upNamed', { number })} onClick={() => onUp(rule)}>
          {t('up')}
        </Button>
      )}
      <Button size={32} aria-label={t('changeNamed', { number })} onClick={() => onChange(rule)}>
        {t('change')}
      </Button>
      <Button size={32} aria-label={t('removeNamed', { number })} onClick={() => onRemove(rule)}>
        {t('remove')}
      </Button>
    </Row>
  )
}
