import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { IconArrowLeft, IconArrowRight } from '#platform/ui/icons.ts'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { CHANNELS, CUSTOMER_PLACES, type FactName, GOODS, SALES, STOCK_PLACES } from '../facts.ts'
import { type Answers, countriesIn, type HomeRegion, UNKNOWN } from './answers-address.ts'
import { HomeQuestion } from './home-question.tsx'
import type { needsStartText } from './needs-start.text.ts'
import type { needsText } from './needs.text.ts'
import { QUESTIONS } from './question-count.ts'
import { QuestionText, WizardCard } from './wizard-card.tsx'
import styles from './question.module.css'

export type QuestionProps = { step: number; answers: Answers; names: Record<string, string> }

/** The question's own facts are asked anew; all others are carried along. */
const ASKED: readonly (readonly FactName[])[] = [
  ['home'],
  ['stock'],
  ['customers'],
  ['channels'],
  ['sales', 'goods'],
]

function without(answers: Answers, facts: readonly FactName[]): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([fact]) => !facts.some((own) => own === fact)))
}

export function Question({ step, answers, names }: QuestionProps) {
  const carried = without(answers, ASKED[step - 1] ?? [])
  if (step === 1) return <HomeQuestion carried={carried} chosen={answers.home?.[0]} heading="h1" />
  return (
    <WizardCard
      key={step}
      step={step}
      nextStep={step < QUESTIONS ? step + 1 : undefined}
      carried={carried}
      heading="h1"
    >
      {step === 2 && <StockQuestion answers={answers} names={names} />}
      {step === 3 && <CustomersQuestion answers={answers} names={names} />}
      {step === 4 && <ChannelsQuestion answers={answers} />}
      {step === 5 && <TradeQuestion answers={answers} />}
      <Actions step={step} answers={answers} />
    </WizardCard>
  )
}

/** The country itself, after "European Union" or "Somewhere else". */
export function CountryQuestion({
  region,
  answers,
  names,
}: {
  region: HomeRegion
  answers: Answers
  names: Record<string, string>
}) {
  const t = useText<typeof needsText>('needs')
  const options = countriesIn(region).map((value) => ({ value, label: names[value] ?? value }))
  return (
    <WizardCard key="country" step={1} nextStep={2} carried={without(answers, ['home'])} heading="h1">
      <SelectField
        name="home"
        label={<QuestionText>{t('homeCountry')}</QuestionText>}
        required
        defaultValue=""
        placeholder={t('choose')}
        options={options}
      />
      <Actions step={1} answers={answers} />
    </WizardCard>
  )
}

function Actions({ step, answers }: { step: number; answers: Answers }) {
  const t = useText<typeof needsText>('needs')
  const start = useText<typeof needsStartText>('needs-start')
  const next = [start('nextStock'), t('nextCustomers'), t('nextChannels'), t('nextSales'), t('showResult')]
  const back = paths.whatYouNeed({ ...answers, step: Math.max(1, step - 1) })
  return (
    <div className={styles.actions}>
      <ButtonLink href={back} size={52} variant="subtle" icon={<IconArrowLeft size={18} />}>
        {t('back')}
      </ButtonLink>
      <Button type="submit" variant="primary" size={52} iconAfter={<IconArrowRight size={18} />}>
        {next[step - 1]}
      </Button>
    </div>
  )
}

const STOCK_FIRST = ['DE', 'FR', 'IT', 'ES', 'PL', 'CZ', 'GB', 'OUTSIDE']
const CUSTOMERS_FIRST = ['EU', 'DE', 'FR', 'IT', 'ES', 'PL', 'AT', 'NL', 'GB', 'XI']

function StockQuestion({ answers, names }: Omit<QuestionProps, 'step'>) {
  const t = useText<typeof needsText>('needs')
  return (
    <PlacesQuestion
      name="stock"
      legend={t('stock')}
      help={t('stockHelp')}
      first={STOCK_FIRST}
      all={STOCK_PLACES}
      chosen={answers.stock}
      names={{ ...names, OUTSIDE: t('stockOUTSIDE') }}
    />
  )
}

function CustomersQuestion({ answers, names }: Omit<QuestionProps, 'step'>) {
  const t = useText<typeof needsText>('needs')
  return (
    <PlacesQuestion
      name="customers"
      legend={t('customers')}
      help={t('customersHelp')}
      first={CUSTOMERS_FIRST}
      all={CUSTOMER_PLACES}
      chosen={answers.customers}
      names={{ ...names, EU: t('allOfEu') }}
    />
  )
}

function PlacesQuestion(props: {
  name: string
  legend: string
  help: string
  first: readonly string[]
  all: readonly string[]
  chosen: string[] | undefined
  names: Record<string, string>
}) {
  const { name, legend, help, first, all, chosen = [], names } = props
  const t = useText<typeof needsText>('needs')
  const rest = all.filter((place) => !first.includes(place))
  const chip = (place: string) => ({ value: place, label: placeLabel(place, names) })
  return (
    <>
      <ChoiceChips
        name={name}
        look="cards"
        multiple
        legend={<QuestionText>{legend}</QuestionText>}
        help={help}
        defaultValue={chosen}
        options={[...first.map(chip), { value: UNKNOWN, label: t('dontKnow') }]}
      />
      <details className={styles.more} open={rest.some((place) => chosen.includes(place))}>
        <summary>{t('moreCountries')}</summary>
        <div>
          <ChoiceChips
            name={name}
            look="cards"
            multiple
            hideLegend
            legend={`${legend} ${t('moreCountries')}`}
            defaultValue={chosen}
            options={rest.map(chip)}
          />
        </div>
      </details>
    </>
  )
}

function placeLabel(place: string, names: Record<string, string>): ReactNode {
  const name = names[place] ?? place
  if (place === 'OUTSIDE' || place === 'XI') return name
  return (
    <span className={styles.countries}>
      <Flag code={place} size={18} />
      {name}
    </span>
  )
}

function ChannelsQuestion({ answers }: { answers: Answers }) {
  const t = useText<typeof needsText>('needs')
  return (
    <ChoiceChips
      name="channels"
      look="cards"
      multiple
      legend={<QuestionText>{t('channels')}</QuestionText>}
      help={t('channelsHelp')}
      defaultValue={answers.channels ?? []}
      options={[
        ...CHANNELS.map((value) => ({ value, label: t(`channel${value}`) })),
        { value: UNKNOWN, label: t('dontKnow') },
      ]}
    />
  )
}

function TradeQuestion({ answers }: { answers: Answers }) {
  const t = useText<typeof needsText>('needs')
  return (
    <>
      <ChoiceChips
        name="goods"
        look="cards"
        multiple
        legend={<QuestionText>{t('goods')}</QuestionText>}
        help={t('goodsHelp')}
        defaultValue={answers.goods ?? []}
        options={[
          ...GOODS.map((value) => ({ value, label: t(`good${value}`) })),
          { value: 'NONE', label: t('goodNONE') },
          { value: UNKNOWN, label: t('dontKnow') },
        ]}
      />
      <ChoiceChips
        name="sales"
        legend={<span className={styles.lesser}>{t('sales')}</span>}
        defaultValue={answers.sales?.[0] ?? UNKNOWN}
        options={[
          ...SALES.map((value) => ({ value, label: t(`sales${value}`) })),
          { value: UNKNOWN, label: t('dontKnow') },
        ]}
      />
    </>
  )
}
