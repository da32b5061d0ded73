import { Form } from 'react-router'
import type { categoryCountries, firstCategories } from '#catalogue/contract.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { IconArrowRight } from '#platform/ui/icons.ts'
import { paths } from '#platform/web/paths.ts'
import { useText } from '#platform/web/text.ts'
import type { siteText } from './site.text.ts'
import styles from './service-finder.module.css'

const SHOWN_COUNTRIES = 4

/** Country and subject, and off to the services that fit: a plain form, which works before any script does. */
export function ServiceFinder({
  categories,
  countries,
  total,
}: {
  categories: OutputOf<typeof firstCategories>
  countries: OutputOf<typeof categoryCountries>
  total: number
}) {
  const t = useText<typeof siteText>('site')
  return (
    <Form action={paths.services()} className={styles.finder} aria-labelledby="finder">
      <div className={styles.head}>
        <h2 id="finder">{t('finderTitle')}</h2>
        <span>{t('finderCount', { count: total })}</span>
      </div>
      <ChoiceChips
        name="country"
        look="cards"
        legend={<span className={styles.question}>{t('finderWhere')}</span>}
        defaultValue={countries[0]?.country ?? ''}
        options={countries.slice(0, SHOWN_COUNTRIES).map(({ country, name, flag }) => ({
          value: country,
          label: (
            <span className={styles.country}>
              <Flag code={flag} size={20} />
              {name}
            </span>
          ),
        }))}
      />
      <SelectField
        name="category"
        label={t('finderWhat')}
        defaultValue=""
        placeholder={t('finderAnything')}
        options={categories.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Button type="submit" variant="primary" size={52} full iconAfter={<IconArrowRight size={18} />}>
        {t('finderShow')}
      </Button>
      <p className={styles.note}>{t('finderNote')}</p>
    </Form>
  )
}
