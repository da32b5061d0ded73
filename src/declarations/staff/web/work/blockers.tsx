import { useState } from 'react'
import { paths } from '#paths.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import { TaxNumberDialog } from './tax-number-dialog.tsx'

const NOT_OBSTACLES = new Set<string>(['NO_NUMBER', 'NO_TAX_NUMBER'])

type Props = { work: DeclarationWorkDetail }

/** What stands in the way of filing, with the place where each is mended: nobody is asked to confirm before. */
export function Blockers({ work }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [entering, setEntering] = useState(false)
  // Where it is filed, the form for that says the rest itself.
  const shown = work.blockers.filter(({ code }) => work.status !== 'CONFIRMED' || NOT_OBSTACLES.has(code))
  if (shown.length === 0) return null
  return (
    <Notice tone="warn" title={t('blockers')}>
      <Stack gap={12}>
        {shown.map(({ code, text }) => (
          <Stack key={code} gap={8}>
            <p>{text}</p>
            <Row gap={12}>
              {(code === 'NO_LICENCE' || code === 'NO_SIGNER') && (
                <ButtonLink href={paths.adminLicences()}>{t('toLicences')}</ButtonLink>
              )}
              {code === 'NO_MANDATE' && (
                <ButtonLink href={paths.adminMandates()}>{t('toMandates')}</ButtonLink>
              )}
              {code === 'GAPS_UNKNOWN' && (
                <ButtonLink href={paths.adminTakeovers()}>{t('toTakeovers')}</ButtonLink>
              )}
              {code === 'NO_TAX_NUMBER' && (
                <Button onClick={() => setEntering(true)}>{t('enterTaxNumber')}</Button>
              )}
            </Row>
          </Stack>
        ))}
      </Stack>
      {entering && <TaxNumberDialog work={work} onClose={() => setEntering(false)} />}
    </Notice>
  )
}
