import { useState } from 'react'
import { useNavigate } from 'react-router'
import { countryName } from '#platform/shared/countries.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { listDocuments, type VaultDocument } from '../vault-contract.ts'
import { AddDocumentDialog } from './add-document-dialog.tsx'
import { DeleteDocument } from './delete-document.tsx'
import { saveDocument } from './document-bytes.ts'
import { DocumentPreview } from './document-preview.tsx'
import { DocumentReaders } from './document-readers.tsx'
import { EditDocument } from './edit-document.tsx'
import { ExpiryText } from './expiry-text.tsx'
import { useRetire } from './use-retire.ts'
import styles from './vault.module.css'
import type { vaultText } from './vault.text.ts'

type Doing = 'edit' | 'renew' | 'delete'

/** One document: its preview, what is known of it, who opened it. Its id stands in the address, where to-dos lead. */
export function OpenDocument({ id, back, mayWrite }: { id: string; back: string; mayWrite: boolean }) {
  const t = useText<typeof vaultText>('vault')
  const navigate = useNavigate()
  const found = useCallQuery(listDocuments, { uploadId: id, pageSize: 1 })
  const [doing, setDoing] = useState<Doing>()
  const document = found.data?.records.find(({ uploadId }) => uploadId === id)
  const close = () => void navigate(back, { replace: true })
  if (document && doing === 'renew')
    return <AddDocumentDialog replaces={document} onClose={() => setDoing(undefined)} onDone={close} />
  if (document && doing === 'delete')
    return <DeleteDocument document={document} onClose={() => setDoing(undefined)} onDone={close} />
  return (
    <Dialog title={document?.label ?? t('document')} size="lg" onClose={close}>
      {document ? (
        doing === 'edit' ? (
          <EditDocument document={document} onClose={() => setDoing(undefined)} />
        ) : (
          <Shown document={document} mayWrite={mayWrite} onDo={setDoing} />
        )
      ) : found.error || found.data ? (
        <ErrorState level={3} title={t('gone')} safe={t('goneText')}>
          {found.error?.message ?? ''}
        </ErrorState>
      ) : (
        <SkeletonRows label={t('loading')} />
      )}
    </Dialog>
  )
}

function Shown(props: { document: VaultDocument; mayWrite: boolean; onDo: (what: Doing) => void }) {
  const { document, mayWrite } = props
  const t = useText<typeof vaultText>('vault')
  const { uploadId, origin, sensitive, deleted } = document
  return (
    <Stack gap={20}>
      {deleted ? (
        <p className={styles.frame}>{t('deletedText')}</p>
      ) : (
        <DocumentPreview key={uploadId} document={document} isClosed={sensitive && !mayWrite} />
      )}
      <KnownFacts document={document} />
      {!deleted && <Actions {...props} />}
      {/* Nobody notes who opens what is written anew at each download. */}
      {origin !== 'INVOICE' && (
        <section className={styles.readers}>
          <h3>{t('readers')}</h3>
          <DocumentReaders uploadId={uploadId} />
        </section>
      )}
    </Stack>
  )
}

function Actions({
  document,
  mayWrite,
  onDo,
}: {
  document: VaultDocument
  mayWrite: boolean
  onDo: (what: Doing) => void
}) {
  const t = useText<typeof vaultText>('vault')
  const { uploadId, origin, sensitive, retired, expiry } = document
  const retire = useRetire(document)
  const viewer = mayWrite ? undefined : t('viewer')
  const renews = expiry !== 'none' && !retired
  return (
    <Row gap={12}>
      {renews && (
        <Button
          variant={expiry === 'valid' ? 'default' : 'primary'}
          reason={viewer}
          onClick={() => onDo('renew')}
        >
          {t('uploadNewer')}
        </Button>
      )}
      <Button
        icon={<IconDownload size={18} />}
        reason={sensitive && !mayWrite ? t('closed') : undefined}
        onClick={() => void saveDocument(document).catch(() => undefined)}
      >
        {t('download')}
      </Button>
      {origin === 'FILE' && (
        <>
          <Button reason={viewer} onClick={() => onDo('edit')}>
            {t('edit')}
          </Button>
          <Button
            variant="subtle"
            reason={viewer}
            loading={retire.isPending}
            onClick={() => retire.mutate({ uploadId, retired: !retired })}
          >
            {t(retired ? 'useAgain' : 'retire')}
          </Button>
          <Button variant="danger" reason={viewer} onClick={() => onDo('delete')}>
            {t('delete')}
          </Button>
        </>
      )}
    </Row>
  )
}

function KnownFacts({ document }: { document: VaultDocument }) {
  const t = useText<typeof vaultText>('vault')
  const lang = useLang()
  const { name, origin, person, countries, uploadedAt, uploadedBy, deleted } = document
  return (
    <Facts
      items={[
        { label: t('fileName'), value: name },
        ...(person === null ? [] : [{ label: t('person'), value: person }]),
        ...(countries.length > 0
          ? [
              {
                label: t('columnUsedFor'),
                value: countries.map((code) => countryName(code, lang)).join(t('comma')),
              },
            ]
          : []),
        ...(origin === 'FILE' && !deleted
          ? [{ label: t('columnExpiry'), value: <ExpiryText document={document} /> }]
          : []),
        {
          label: t(origin === 'INVOICE' ? 'issued' : 'columnUploaded'),
          value: (
            <>
              <DateText value={uploadedAt} format="full" />
              {origin !== 'INVOICE' && ` · ${t(`by_${uploadedBy}`)}`}
            </>
          ),
        },
        ...(deleted
          ? [
              {
                label: t('deleted'),
                value: (
                  <>
                    <DateText value={deleted.at} format="full" /> · {t('deletedBy', { name: deleted.by })}
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
