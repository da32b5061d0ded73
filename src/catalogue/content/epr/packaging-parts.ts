import { faq, text } from '../product-content.ts'
import { euRegulation } from '../sources.ts'
import { brandsMaterial, packagingMaterial } from './producer-registration.ts'

/** The questions about packaging in every country. */
export const newRegulation = faq(
  text('What does the new EU packaging regulation change?', '欧盟新包装条例有哪些影响？'),
  text(
    'Regulation (EU) 2025/40 applies from 12 August 2026. Step by step it requires producers established elsewhere to appoint an authorised representative in every state, with transitional rules. We tell you before anything changes for your registration.',
    '欧盟第2025/40号条例自2026年8月12日起适用，将逐步要求境外生产者在各成员国指定授权代表，并设有过渡安排。对您的注册有影响时，我们会提前告知。',
  ),
  euRegulation('2025/40', 'art. 45', '第45条'),
)
export const packagingDocuments = [packagingMaterial, brandsMaterial]
