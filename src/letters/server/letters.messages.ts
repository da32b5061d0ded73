import type { MessageKind } from '#messages/server/public.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { paths } from '#paths.ts'

type Shown = { authority: string; summary: LocalText; workOrderId: string }

export const authorityLettersMessages: { shown: MessageKind<Shown> } = {
  shown: {
    name: 'authorityLetters.shown',
    type: 'WORK_ORDER',
    title: { en: 'Letter from {{authority}}', zh: '{{authority}}来函' },
    body: {
      en: '{{summary}}\nYou find the letter under Documents. If we need anything for the answer, we ask you for it separately.',
      zh: '{{summary}}\n信函原件请在“文件”中查看。如答复需要材料，我们会另行向您索取。',
    },
    link: ({ workOrderId }) => (workOrderId ? paths.workOrder(workOrderId) : paths.documents()),
  },
}
