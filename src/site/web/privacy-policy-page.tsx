import { type LoaderArgs, pageContextFrom } from '#platform/web/caller.ts'
import { dataClasses } from '#privacy/classes-contract.ts'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { DataAnnex } from './data-annex.tsx'
import type { legalText } from './legal.text.ts'
import { LegalDocumentPage, loadLegalDocument } from './legal-document.tsx'

export const handle = { auth: true, access: 'public', texts: ['legal', 'ui'] }

export async function loader(args: LoaderArgs) {
  const { call } = pageContextFrom(args.context)
  const [shown, { classes }] = await Promise.all([
    loadLegalDocument(args, 'PRIVACY_POLICY', paths.privacyPolicy()),
    call(dataClasses, {}),
  ])
  return { shown, classes }
}

export default function PrivacyPolicyPage({
  loaderData,
}: {
  loaderData: Awaited<ReturnType<typeof loader>>
}) {
  const t = useText<typeof legalText>('legal')
  return (
    <LegalDocumentPage
      shown={loaderData.shown}
      name={t('privacyPolicy')}
      description={t('privacyPolicyDescription')}
      hrefOf={paths.privacyPolicy}
      annex={{ title: t('annexTitle'), content: <DataAnnex classes={loaderData.classes} /> }}
    />
  )
}
