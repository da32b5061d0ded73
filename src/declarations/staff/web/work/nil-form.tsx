import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { formatInstant } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { use } from 'react'
import { declareNil, type DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import styles from '../declarations-staff.module.css'

/** Offered where every source has reported and nothing belongs here; without the seller's statement it stays closed. */
export function NilForm({ work: { company, id, nilStated } }: { work: DeclarationWorkDetail }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const make = useStaffAction(declareNil, { done: t('nilMade'), toastsAll: true })
  return (
    <Stack gap={12}>
      <h3 className={styles.heading}>{t('nil')}</h3>
      <p>{t('nilText')}</p>
      {nilStated && (
        <p>
          {t('nilStated', { name: nilStated.by, day: formatInstant(nilStated.at, lang, 'full', timeZone) })}
        </p>
      )}
      <Row gap={12}>
        <Button
          loading={make.pending}
          reason={nilStated ? undefined : t('nilNotStated')}
          onClick={() => make.run({ companyId: company.id, id })}
        >
          {t('makeNil')}
        </Button>
      </Row>
    </Stack>
  )
}
