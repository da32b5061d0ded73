import { defineText } from '#platform/shared/text.ts'

export const notActiveText = defineText({
  title: { en: 'In another of your companies', zh: '属于您的另一家企业' },
  switch: { en: 'Switch to {{company}}', zh: '切换到{{company}}' },
  stay: { en: 'Stay here', zh: '留在当前企业' },
})
