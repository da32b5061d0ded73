import type { ProductContent } from '../product-content.ts'
import { faq, text } from '../product-content.ts'
import { act, frenchTaxCode } from '../sources.ts'
import { fiscalRepresentative } from './fiscal-representative.ts'

const who = (country: string, zh: string) =>
  text(`Who needs a fiscal representative in ${country}?`, `哪些公司在${zh}需要财税代表？`)
const liability = text('What is the representative liable for?', '财税代表承担什么责任？')
const livaEs = (en: string, zh: string) => act(`VAT Act 37/1992, ${en}`, `西班牙第37/1992号增值税法${zh}`)
const dpr633 = (en: string, zh: string) =>
  act(`Presidential Decree 633/1972, ${en}`, `意大利第633/1972号总统令${zh}`)
const polish = (en: string, zh: string) =>
  act(`Polish VAT Act of 11 March 2004, ${en}`, `波兰2004年3月11日增值税法${zh}`)

export const fiscalRepresentatives: readonly ProductContent[] = [
  fiscalRepresentative({
    country: 'FR',
    order: 1,
    place: { title: 'France', sentence: 'France', zh: '法国' },
    title: text('Représentant fiscal', '法国财税代表（représentant fiscal）'),
    who: faq(
      who('France', '法国'),
      text(
        'Companies outside the EU whose country has no agreement on mutual assistance with France: mainland China, Hong Kong and the United States have none; Great Britain and Norway do.',
        '所在国与法国没有征税互助协定的非欧盟公司：中国大陆、中国香港和美国没有协定，英国和挪威有。',
      ),
      frenchTaxCode('art. 289 A', '第289 A条'),
    ),
    liability: faq(
      liability,
      text(
        'The representative carries out all formalities and pays the tax if the company does not, and must be of proven good standing and accredited by the tax office.',
        '代为履行全部手续，公司不缴税时由其承担。财税代表本身须经税局认可，且信誉良好。',
      ),
      frenchTaxCode('art. 289 A', '第289 A条'),
    ),
    security: text(
      'Security is not usually required up to 500,000 euros of sales; above that a bank guarantee is agreed.',
      '年销售额50万欧元以内一般不要求担保，超过的另行约定银行保函。',
    ),
    appointment: text(
      'The letter of appointment and the acceptance go to the SIEE before the first return.',
      '委任书和接受函须在首次申报前递交SIEE。',
    ),
    base: 190,
    month: 75,
    month24: 69,
  }),
  fiscalRepresentative({
    country: 'IT',
    order: 2,
    place: { title: 'Italy', sentence: 'Italy', zh: '意大利' },
    title: text('Rappresentante fiscale', '意大利财税代表（rappresentante fiscale）'),
    who: faq(
      who('Italy', '意大利'),
      text(
        'All companies outside the EU, except those from countries with an agreement, such as Great Britain and Norway.',
        '所有非欧盟公司，与意大利有互助协定的（如英国、挪威）除外。',
      ),
      dpr633('art. 17(3), 35-ter', '第17条第3款、第35-ter条'),
    ),
    liability: faq(
      liability,
      text(
        'Jointly liable for tax and fines. Since 2025 the representative also has to lodge a guarantee for representing others. That is why Italian representatives review companies closely before accepting.',
        '对税款和罚款承担连带责任；自2025年起，代表自身也须提供担保，因此接受委托前审核较严。',
      ),
      dpr633('art. 17(3), 35(7-quater)', '第17条第3款、第35条第7-quater款'),
    ),
    security: text(
      'Entry in VIES requires a guarantee of 50,000 euros in the company’s own name; we help you obtain it, but its cost is not included in the price.',
      '录入VIES须以公司名义提供5万欧元担保，我们协助办理，费用另计。',
    ),
    appointment: text(
      'Appointed by notarial deed or a registered private deed, and reported on the form AA7/10.',
      '以公证文书或经登记的私署文书指定，并以AA7/10表申报。',
    ),
    base: 260,
    month: 79,
    month24: 75,
  }),
  fiscalRepresentative({
    country: 'ES',
    order: 3,
    place: { title: 'Spain', sentence: 'Spain', zh: '西班牙' },
    title: text('Representante fiscal', '西班牙财税代表（representante fiscal）'),
    who: faq(
      who('Spain', '西班牙'),
      text(
        'Companies outside the EU, unless their country has rules on mutual assistance like those within the EU, as Great Britain and Norway do.',
        '非欧盟公司，但所在国具有与欧盟内部类似互助规则的（如英国、挪威）除外。',
      ),
      livaEs('art. 164(1)(7)', '第164条第1款第7项'),
    ),
    liability: faq(
      liability,
      text(
        'The representative receives all notices for the company and answers for correct formalities; for imports there may be liability for the tax.',
        '代公司接收全部通知并对手续的正确性负责；涉及进口时可能对税款承担责任。',
      ),
      livaEs('art. 164(1)(7)', '第164条第1款第7项'),
    ),
    security: text('Security is not usually required.', '一般不要求担保。'),
    appointment: text(
      'Named on the form 036 and by a notarial power, which we prepare in Spanish.',
      '在036表中填写，并附公证委托书，由我们准备西班牙语文本。',
    ),
    base: 160,
    month: 65,
    month24: 59,
  }),
  fiscalRepresentative({
    country: 'PL',
    order: 4,
    place: { title: 'Poland', sentence: 'Poland', zh: '波兰' },
    title: text('Przedstawiciel podatkowy', '波兰财税代表（przedstawiciel podatkowy）'),
    who: faq(
      who('Poland', '波兰'),
      text(
        'Companies outside the EU, except those of Great Britain and Norway.',
        '非欧盟公司，英国和挪威公司除外。',
      ),
      polish('art. 18a', '第18a条'),
    ),
    liability: faq(
      liability,
      text(
        'Jointly and severally liable for the tax of the period of representation. Every JPK file is signed by the representative.',
        '对代表期间的税款承担连带责任，每期JPK文件均由其签署提交。',
      ),
      polish('art. 18c', '第18c条'),
    ),
    security: text(
      'For new companies a deposit of one month’s expected tax may be agreed.',
      '新公司可能须预存相当于一个月预计税额的保证金。',
    ),
    appointment: text(
      'By a written contract that names the tax office, the scope and the place where the books are kept.',
      '以书面合同指定，须载明主管税局、授权范围和账册保存地点。',
    ),
    base: 190,
    month: 75,
    month24: 69,
  }),
  fiscalRepresentative({
    country: 'AT',
    order: 5,
    place: { title: 'Austria', sentence: 'Austria', zh: '奥地利' },
    title: text('Fiskalvertreter', '奥地利财税代表（Fiskalvertreter）'),
    who: faq(
      who('Austria', '奥地利'),
      text(
        'Companies outside the EU without an agreement on mutual assistance with Austria.',
        '与奥地利没有互助协定的非欧盟公司。',
      ),
      act('Austrian VAT Act (UStG 1994) § 27(7)', '奥地利增值税法（UStG 1994）第27条第7款'),
    ),
    liability: faq(
      liability,
      text(
        'Liable for the company’s duties and for receiving all decisions. The representative must be a tax adviser, lawyer, notary or forwarder in Austria.',
        '须为奥地利的税务师、律师、公证人或货运代理，负责接收全部决定并履行公司义务。',
      ),
      act('Austrian VAT Act (UStG 1994) § 27(8)', '奥地利增值税法（UStG 1994）第27条第8款'),
    ),
    security: text('Security is not usually required.', '一般不要求担保。'),
    appointment: text(
      'Named to the Finanzamt Österreich with a power that includes the receipt of letters.',
      '向奥地利税局申报，并附含接收信函权限的委托书。',
    ),
    base: 150,
    month: 55,
    month24: 49,
  }),
  fiscalRepresentative({
    country: 'BE',
    order: 6,
    place: { title: 'Belgium', sentence: 'Belgium', zh: '比利时' },
    title: text('Représentant responsable', '比利时责任代表（représentant responsable）'),
    who: faq(
      who('Belgium', '比利时'),
      text(
        'Companies outside the EU without an agreement on mutual assistance with Belgium; Great Britain and Norway have one.',
        '与比利时没有互助协定的非欧盟公司；英国和挪威有协定。',
      ),
      act('Belgian VAT Code art. 55', '比利时增值税法典第55条'),
    ),
    liability: faq(
      liability,
      text(
        'Jointly liable for tax, interest and fines. The tax office accepts only representatives who are solvent.',
        '对税款、利息和罚款承担连带责任，税局只接受有偿付能力的代表。',
      ),
      act('Belgian VAT Code art. 55(4)', '比利时增值税法典第55条第4款'),
    ),
    security: text(
      'A guarantee of a tenth of the yearly tax, at least 7,500 euros, is lodged with the tax office; it is not included in the price.',
      '须向税局提供年度税额十分之一、最低7500欧元的担保，不含在价格中。',
    ),
    appointment: text(
      'Applied for with the form 604A together with the registration.',
      '随604A表与注册一并申请。',
    ),
    base: 220,
    month: 75,
    month24: 69,
  }),
  fiscalRepresentative({
    country: 'NL',
    order: 7,
    place: { title: 'Netherlands', sentence: 'the Netherlands', zh: '荷兰' },
    title: text('Fiscaal vertegenwoordiger, article 23', '荷兰财税代表（含第23条许可）'),
    who: faq(
      who('the Netherlands', '荷兰'),
      text(
        'Companies that import into the Netherlands in their own name and do not want to pay import VAT at the border. For registration alone none is needed.',
        '以自己名义进口到荷兰且不希望在口岸现缴进口增值税的公司；仅注册税号则不需要。',
      ),
      act('Dutch VAT Act (Wet OB 1968) art. 23, 33g', '荷兰增值税法（Wet OB 1968）第23、33g条'),
    ),
    liability: faq(
      liability,
      text(
        'With a general licence the representative is liable for the tax of the company and lodges the security with the Belastingdienst.',
        '持一般许可的代表对公司税款承担责任，并向荷兰税务局提供担保。',
      ),
      act('Dutch VAT Act (Wet OB 1968) art. 33g', '荷兰增值税法（Wet OB 1968）第33g条'),
    ),
    security: text(
      'The security depends on the value of the imports; the licence is granted when it is lodged.',
      '担保金额取决于进口货值，提供担保后方可取得许可。',
    ),
    appointment: text(
      'The licence is applied for in Heerlen in the name of representative and company together.',
      '以代表和公司共同名义向海尔伦办公室申请许可。',
    ),
    base: 290,
    month: 79,
    month24: 75,
  }),
]
