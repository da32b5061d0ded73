import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import { file, type DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import { fileState } from './file-label.ts'
import { lacksLicence, LicenceChoice } from './licence-choice.tsx'
import { useFiles } from './use-files.ts'
import { workWordOf } from '../quantity-words.ts'

type Props = { work: DeclarationWorkDetail }

/** The last step: a signer of the licence says which file was sent, and what the office called it. */
export function FileForm({ work, isSecond }: Props & { isSecond: boolean }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const { obstacles } = work
  return (
    <Card title={t(isSecond ? 'fileElsewhere' : 'file')}>
      <Stack gap={16}>
        {obstacles.length > 0 ? (
          <Notice tone="warn" title={t('obstacles')}>
            {obstacles.map((one) => (
              <p key={one}>{t(`obstacle_${one}`)}</p>
            ))}
          </Notice>
        ) : (
          <Sending work={work} isSecond={isSecond} />
        )}
      </Stack>
    </Card>
  )
}

/** @param isSecond another way to file stands above, with the filled button */
function Sending({ work, isSecond }: Props & { isSecond: boolean }) {
  const { company, id, revision } = work
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [chosen, setChosen] = useState('')
  const [reference, setReference] = useState('')
  const [licence, setLicence] = useState('')
  const files = useFiles(work).data?.files ?? []
  const send = useStaffAction(file, { done: t('filed') })
  // What is on paper is to be read: the sheet beside it is what was filed.
  const sendable = files.filter(({ problems, name }) => problems?.length === 0 && !name.endsWith('.pdf'))
  const name = chosen || (sendable.length === 1 ? (sendable[0]?.name ?? '') : '')
  const isWaiting = sendable.length === 0 && files.some(({ problems }) => problems === null)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!name || lacksLicence(work, licence)) return
        const under = licence ? { licenceId: licence } : {}
        send.run({ companyId: company.id, id, revision, file: name, reference, ...under })
      }}
    >
      <Stack gap={16}>
        {work.gbCorrection ? (
          <Notice title={t(`gbCorrection_${work.gbCorrection}`)}>
            <p>{t(`gbCorrectionText_${work.gbCorrection}`)}</p>
          </Notice>
        ) : (
          <p>{t(isSecond ? 'fileElsewhereText' : workWordOf(work, 'fileText'))}</p>
        )}
        <ChoiceChips
          name="file"
          look="list"
          legend={t('whichFile')}
          value={name}
          onChange={setChosen}
          options={files.map((one) => ({
            value: one.name,
            label: one.name,
            detail: t(fileState(one)),
            disabled: one.problems?.length !== 0,
          }))}
        />
        <TextField
          label={t(workWordOf(work, 'reference'))}
          help={t('referenceHelp')}
          maxLength={80}
          spellCheck={false}
          value={reference}
          error={send.errors['reference']}
          onChange={(event) => setReference(event.target.value)}
        />
        <LicenceChoice work={work} chosen={licence} onChoose={setLicence} />
        <Row gap={12}>
          <Button
            type="submit"
            variant={isSecond ? 'default' : 'primary'}
            loading={send.pending}
            reason={
              name === ''
                ? t(isWaiting ? 'fileWaits' : 'chooseFile')
                : lacksLicence(work, licence)
                  ? t('chooseLicence')
                  : undefined
            }
          >
            {t('fileNow')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
