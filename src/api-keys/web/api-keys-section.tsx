import { useState } from 'react'
import { useSession } from '#accounts/web/public.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { NotRead } from '#platform/ui/not-read.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { basePath } from '#platform/web/api.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { type ApiKey, listApiKeys } from '../contract.ts'
import type { apiKeysText } from './api-keys.text.ts'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { keyColumns } from './key-columns.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'

/** Keys with which the company's own programs make calls: for owners. */
export function ApiKeysSection() {
  const t = useText<typeof apiKeysText>('api-keys')
  const { user } = useSession()
  if (user?.company.role === 'owner') return <Keys />
  return <Card title={t('title')}>{user ? <Notice>{t('ownersOnly')}</Notice> : <Skeleton lines={3} />}</Card>
}

type Open = { is: 'creating' } | { is: 'made'; key: string } | { is: 'revoking'; one: ApiKey }

function Keys() {
  const t = useText<typeof apiKeysText>('api-keys')
  const list = useCallQuery(listApiKeys, {})
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const keys = list.data?.keys
  return (
    <Card
      title={t('title')}
      aside={
        <Button size={32} onClick={() => setOpen({ is: 'creating' })}>
          {t('create')}
        </Button>
      }
      foot={
        <Row>
          <ButtonLink href={paths.buildOnIt()}>{t('guide')}</ButtonLink>
          <ButtonLink href={`${basePath()}/docs`}>{t('docs')}</ButtonLink>
        </Row>
      }
    >
      <Stack gap={16}>
        <p>{t('about')}</p>
        {!keys ? (
          <NotRead query={list} loading={t('title')} title={t('loadFailed')} safe={t('safe')} />
        ) : keys.length === 0 ? (
          <EmptyState level={3} title={t('none')}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <Table
            caption={t('title')}
            columns={keyColumns(t, (one) => setOpen({ is: 'revoking', one }))}
            rows={keys}
            rowKey={({ id }) => id}
          />
        )}
      </Stack>
      {open?.is === 'creating' && (
        <CreateKeyDialog onMade={(key) => setOpen({ is: 'made', key })} onClose={close} />
      )}
      {open?.is === 'made' && <NewKeyDialog made={open.key} onClose={close} />}
      {open?.is === 'revoking' && <RevokeKeyDialog one={open.one} onClose={close} />}
    </Card>
  )
}
