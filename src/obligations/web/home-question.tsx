import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { IconArrowRight } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import type { Answers } from './answers-address.ts'
import type { needsStartText } from './needs-start.text.ts'
import { QuestionText, WizardCard, WizardNote } from './wizard-card.tsx'

const HOMES = ['CN', 'HK', 'EU', 'OTHER'] as const

/** The first of the five questions, also on the home page. */
export function HomeQuestion({
  carried,
  chosen = 'CN',
  heading,
}: {
  carried?: Answers
  chosen?: string
  heading?: 'h1' | 'h2'
}) {
  const t = useText<typeof needsStartText>('needs-start')
  return (
    <WizardCard step={1} nextStep={2} carried={carried} heading={heading}>
      <ChoiceChips
        name="home"
        look="cards"
        legend={<QuestionText>{t('home')}</QuestionText>}
        required
        defaultValue={chosen}
        options={HOMES.map((value) => ({ value, label: t(`home${value}`) }))}
      />
      <Button type="submit" variant="primary" size={52} full iconAfter={<IconArrowRight size={18} />}>
        {t('nextStock')}
      </Button>
      <WizardNote>{t('note')}</WizardNote>
    </WizardCard>
  )
}
