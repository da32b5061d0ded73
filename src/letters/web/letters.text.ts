import { defineText } from '#platform/shared/text.ts'

export const lettersText = defineText({
  title: { en: 'Letters from the authority', zh: '税局信函' },
  loadFailed: { en: 'The letters could not be loaded', zh: '信函加载失败' },
  tryAgain: { en: 'Try again', zh: '重试' },
  dated: { en: 'of {{day}}', zh: '{{day}}' },
  answerBy: { en: 'We answer by {{day}}', zh: '我们将于{{day}}前答复' },
  answered: { en: 'Answered', zh: '已答复' },
  noReply: { en: 'No reply needed', zh: '无需答复' },
  open: { en: 'Download', zh: '下载' },
  openNamed: { en: 'Download the letter from {{authority}}', zh: '下载{{authority}}来函' },
})
