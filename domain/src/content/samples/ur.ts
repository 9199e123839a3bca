import type { Translation } from '../../stored/site/site-part.ts'
import { reasonsUr } from './reasons-ur.ts'

/** Lists the samples in Urdu: an English text of a part, and what stands for it under /ur while the office wrote none. */
export const samplesUr: readonly Translation[] = [
  {
    text: 'To become a leading, role-model trade organisation, working to the best international practice in trade, industry and services.',
    ur: 'تجارت، صنعت اور خدمات میں بہترین عالمی معیار پر کام کرنے والی ایک نمایاں اور مثالی تجارتی تنظیم بننا۔',
  },
  {
    text: 'A forum for women entrepreneurs from every tier of society. Here you voice your concerns, get help and grow your business through research and development.',
    ur: 'معاشرے کے ہر طبقے کی کاروباری خواتین کا فورم۔ یہاں اپنی بات کہیں، مدد لیں، اور تحقیق و ترقی سے اپنا کاروبار بڑھائیں۔',
  },
  {
    text: 'Eleven women founded the chamber in 2009. A government office had told each of them to come back with her husband. Today we have 1,180 members in seven districts. Six in ten work from home. Half are the first in their family with a bank account.',
    ur: '2009 میں گیارہ خواتین نے ایوان کی بنیاد رکھی۔ ان میں سے ہر ایک کو کسی سرکاری دفتر نے یہ کہہ کر لوٹایا تھا کہ شوہر کو ساتھ لائیں۔ آج سات اضلاع میں ہماری 1,180 اراکین ہیں۔ ہر دس میں سے چھ گھر سے کام کرتی ہیں۔ آدھی اراکین کے خاندان میں اُن سے پہلے کسی کا بینک اکاؤنٹ نہ تھا۔',
  },
  { text: 'Transparency', ur: 'شفافیت' },
  {
    text: 'We present our accounts at the annual meeting and publish them on this site.',
    ur: 'ہم اپنے حسابات سالانہ اجلاس میں پیش کرتے ہیں اور اس ویب سائٹ پر شائع کرتے ہیں۔',
  },
  { text: 'Inclusivity', ur: 'سب کی شمولیت' },
  {
    text: 'Every member has one vote, large business or small.',
    ur: 'ہر رکن کا ایک ووٹ ہے، کاروبار بڑا ہو یا چھوٹا۔',
  },
  { text: 'Excellence', ur: 'اعلیٰ معیار' },
  {
    text: 'We train to the quality that buyers ask for.',
    ur: 'ہم اسی معیار کی تربیت دیتے ہیں جو خریدار مانگتے ہیں۔',
  },
  { text: 'Collaboration', ur: 'تعاون' },
  { text: 'Members buy from other members first.', ur: 'اراکین پہلے ایک دوسرے سے خریدتی ہیں۔' },
  { text: 'Sustainable development', ur: 'پائیدار ترقی' },
  {
    text: 'We protect water, pastures and forests for the next generation.',
    ur: 'ہم اگلی نسل کے لیے پانی، چراگاہوں اور جنگلوں کی حفاظت کرتے ہیں۔',
  },
  { text: 'Causes our members support', ur: 'ہماری اراکین کے فلاحی کام' },
  {
    text: 'Members also raise money for schools, water and food in their villages.',
    ur: 'اراکین اپنے اپنے گاؤں میں اسکول، پانی اور خوراک کے لیے رقم بھی جمع کرتی ہیں۔',
  },
  { text: 'Education for poor children', ur: 'غریب بچوں کی تعلیم' },
  { text: 'Drinking water supply', ur: 'پینے کے پانی کی فراہمی' },
  { text: 'Healthy food for children', ur: 'بچوں کے لیے صحت بخش خوراک' },
  {
    text: 'What the chamber does, how to join, what membership costs and who decides.',
    ur: 'ایوان کیا کرتا ہے، رکن کیسے بنتے ہیں، رکنیت پر کتنا خرچ آتا ہے اور فیصلہ کون کرتا ہے۔',
  },
  {
    text: 'Services for your trade: pricing, certificates, buyers and paperwork. The help desk is free for every woman.',
    ur: 'آپ کے پیشے کے لیے خدمات: قیمت کا تعین، سندیں، خریدار اور کاغذی کارروائی۔ ہیلپ ڈیسک ہر خاتون کے لیے مفت ہے۔',
  },
  {
    text: 'News and advice from the chamber about markets, loans and permits, with stories of our members.',
    ur: 'بازار، قرض اور اجازت ناموں کے بارے میں ایوان کی خبریں اور مشورے، اور ہماری اراکین کی کہانیاں۔',
  },
  {
    text: 'Upcoming and past events of the chamber: workshops, open evenings and markets, with dates and locations.',
    ur: 'ایوان کی آئندہ اور گزشتہ تقریبات: ورکشاپس، ملاقات کی شامیں اور بازار، تاریخ اور مقام کے ساتھ۔',
  },
  {
    text: 'Our address, phone, e-mail and opening hours, a map, and a form to send us a message.',
    ur: 'ہمارا پتہ، فون، ای میل، دفتر کے اوقات، نقشہ، اور ہمیں پیغام بھیجنے کا فارم۔',
  },
  {
    text: 'Volunteer with the chamber. You need a skill and a few hours. See what help is needed now, and where.',
    ur: 'ایوان کے رضاکار بنیں۔ بس ایک ہنر اور چند گھنٹے چاہییں۔ دیکھیں کہ ابھی کہاں اور کیسی مدد کی ضرورت ہے۔',
  },
  {
    text: 'Apply for membership of the chamber. Applying takes ten minutes. You need your identity card.',
    ur: 'ایوان کی رکنیت کے لیے درخواست دیں۔ اس میں دس منٹ لگتے ہیں۔ اپنا شناختی کارڈ پاس رکھیں۔',
  },
  { text: 'Three causes, 200 places each', ur: 'تین فلاحی کام، ہر ایک میں 200 جگہیں' },
  {
    text: 'Each cause has 200 places of $40, one for each child or family. Filled means done, a large dot paid for, and a small dot still needed.',
    ur: 'ہر فلاحی کام میں 40 ڈالر کی 200 جگہیں ہیں، ہر بچے یا خاندان کے لیے ایک۔ بھرا ہوا نشان یعنی کام مکمل، بڑا نقطہ یعنی رقم مل چکی، چھوٹا نقطہ یعنی ابھی درکار۔',
  },
  {
    text: '$40 pays for one place: one child’s school year, one family’s tap, or one child’s meals for a winter.',
    ur: '40 ڈالر ایک جگہ کا خرچ ہے: ایک بچے کا تعلیمی سال، ایک خاندان کا نل، یا ایک بچے کا سردیوں بھر کا کھانا۔',
  },
  { text: 'Half a place in a cause', ur: 'کسی فلاحی کام کی آدھی جگہ' },
  {
    text: 'One place: a school year, a tap or a winter of meals',
    ur: 'ایک جگہ: تعلیمی سال، نل، یا سردیوں بھر کا کھانا',
  },
  { text: 'Two places, in one cause or in two', ur: 'دو جگہیں، ایک فلاحی کام میں یا دو میں' },
  { text: 'Five places, where help is needed most', ur: 'پانچ جگہیں، جہاں مدد کی سب سے زیادہ ضرورت ہے' },
  { text: 'How we spent each $100 in 2025', ur: '2025 میں ہر 100 ڈالر ہم نے کیسے خرچ کیے' },
  { text: 'books, pipes, milk, and delivery wages', ur: 'کتابیں، پائپ، دودھ اور پہنچانے والوں کی اجرت' },
  { text: 'transport to the villages', ur: 'دیہات تک پہنچانے کا کرایہ' },
  { text: 'bank fees', ur: 'بینک کی فیس' },
  {
    text: 'Members’ fees pay for the office, the phone and this site. Our accounts are audited in Peshawar each October and presented at the annual meeting.',
    ur: 'دفتر، فون اور اس ویب سائٹ کا خرچ اراکین کی فیس سے پورا ہوتا ہے۔ ہمارے حسابات کا آڈٹ ہر اکتوبر پشاور میں ہوتا ہے، اور وہ سالانہ اجلاس میں پیش کیے جاتے ہیں۔',
  },
  {
    text: '$40 keeps one child in a village school for a year: fees, books, bag and uniform. The 200 places are in four villages above Battagram.',
    ur: '40 ڈالر میں ایک بچہ سال بھر گاؤں کے اسکول میں پڑھتا ہے: فیس، کتابیں، بستہ اور وردی۔ یہ 200 جگہیں بٹگرام سے اوپر کے چار دیہات میں ہیں۔',
  },
  {
    text: `A school year above Battagram costs $40. Many families there live on walnuts and two goats. For them, $40 is the price of one goat.

The four government schools are open and have teachers. Children stay at home because of the things that parents must buy: a bag, seven books, a uniform and winter shoes. There is also an exam fee. Many families can pay this only for the eldest son.

In 2022 our members in Battagram asked the four head teachers which children had not come back. They named 200 children, and 140 of them were girls. This cause is for those 200 children.`,
    ur: `بٹگرام سے اوپر کے دیہات میں ایک بچے کے تعلیمی سال پر 40 ڈالر خرچ آتے ہیں۔ وہاں بہت سے خاندانوں کا گزارہ اخروٹ اور دو بکریوں پر ہے۔ اُن کے لیے 40 ڈالر ایک بکری کی قیمت ہے۔

چاروں سرکاری اسکول کھلے ہیں اور اُن میں استاد بھی ہیں۔ بچے اُن چیزوں کی وجہ سے گھر رہ جاتے ہیں جو والدین کو خریدنی پڑتی ہیں۔ یہ چیزیں ہیں: بستہ، سات کتابیں، وردی اور سردیوں کے جوتے۔ امتحان کی فیس الگ ہے۔ بہت سے خاندان یہ خرچ صرف بڑے بیٹے کے لیے اٹھا پاتے ہیں۔

2022 میں بٹگرام کی ہماری اراکین نے چاروں ہیڈ ٹیچروں سے پوچھا کہ کون سے بچے واپس نہیں آئے۔ انہوں نے 200 بچوں کے نام بتائے، جن میں 140 لڑکیاں تھیں۔ یہ فلاحی کام انہی 200 بچوں کے لیے ہے۔`,
  },
  {
    text: 'Two members visit each school once a month and count the children. If a child is away for two weeks, they visit the family. A place goes to another child only when the family has moved. That has happened nine times.',
    ur: 'دو اراکین ہر مہینے ایک بار ہر اسکول جاتی ہیں اور بچوں کی گنتی کرتی ہیں۔ کوئی بچہ دو ہفتے نہ آئے تو وہ اُس کے گھر جاتی ہیں۔ جگہ کسی دوسرے بچے کو صرف تب ملتی ہے جب خاندان کہیں اور چلا جائے۔ ایسا نو بار ہوا ہے۔',
  },
  { text: 'children', ur: 'بچے' },
  { text: 'in class', ur: 'اسکول جا رہے ہیں' },
  { text: 'paid for, starting in April', ur: 'کی رقم مل چکی ہے، آغاز اپریل میں' },
  { text: 'One child, one year', ur: 'ایک بچہ، ایک سال' },
  { text: 'Seven books and twelve exercise books', ur: 'سات کتابیں اور بارہ کاپیاں' },
  {
    text: 'Bought together in Abbottabad, at the printer’s price',
    ur: 'ایبٹ آباد میں اکٹھی خریدی گئیں، چھاپنے والے کی قیمت پر',
  },
  { text: 'Uniform and shoes', ur: 'وردی اور جوتے' },
  {
    text: 'Made by three members in Battagram, who are paid for it',
    ur: 'بٹگرام کی تین اراکین بناتی ہیں، اور انہیں اجرت ملتی ہے',
  },
  { text: 'Bag, slate and pencils', ur: 'بستہ، سلیٹ اور پنسلیں' },
  { text: 'School fees and exam fee', ur: 'اسکول اور امتحان کی فیس' },
  { text: 'Transport by jeep', ur: 'جیپ کا کرایہ' },
  { text: 'Books, bag and pencils for one child', ur: 'ایک بچے کی کتابیں، بستہ اور پنسلیں' },
  { text: 'One school year for one child', ur: 'ایک بچے کا ایک تعلیمی سال' },
  { text: 'One school year for two children', ur: 'دو بچوں کا ایک تعلیمی سال' },
  { text: 'One school year for five children', ur: 'پانچ بچوں کا ایک تعلیمی سال' },
  {
    text: '$40 brings a water tap to one family’s door. The 200 places are for families in Upper Kaghan.',
    ur: '40 ڈالر میں ایک خاندان کے دروازے پر پانی کا نل لگتا ہے۔ یہ 200 جگہیں بالائی کاغان کے خاندانوں کے لیے ہیں۔',
  },
  {
    text: `In Upper Kaghan the stream is a 40-minute walk below the houses. Girls fetch water twice a day and carry 30 litres each time. In February the path is covered with ice.

Three springs above the villages never freeze. A pipe brings the water from each spring to a tap at every second house. It lies deep in the ground to protect it from frost. The men of each village dig. The money pays for the pipe and the mason.

We mark a place when a tap has run for a month. 81 families have their tap. Work on the next taps starts when the snow has melted.`,
    ur: `بالائی کاغان میں ندی گھروں سے نیچے 40 منٹ کے پیدل راستے پر ہے۔ لڑکیاں دن میں دو بار پانی لاتی ہیں اور ہر بار 30 لیٹر اٹھاتی ہیں۔ فروری میں راستہ برف سے جم جاتا ہے۔

دیہات سے اوپر تین چشمے کبھی نہیں جمتے۔ ہر چشمے سے پائپ کے ذریعے پانی ہر دوسرے گھر کے نل تک آتا ہے۔ پائپ زمین میں گہرا دبایا جاتا ہے تاکہ پالے سے بچا رہے۔ کھدائی ہر گاؤں کے مرد کرتے ہیں۔ رقم پائپ اور مستری پر خرچ ہوتی ہے۔

ہم جگہ پر نشان تب لگاتے ہیں جب نل ایک مہینہ چل چکا ہو۔ 81 خاندانوں کے نل لگ چکے ہیں۔ اگلے نلوں کا کام برف پگھلنے پر شروع ہو گا۔`,
  },
  {
    text: 'Four members in Balakot keep the list and the keys. Each spring is tested in Abbottabad twice a year. The results are posted in the mosque and in the school.',
    ur: 'فہرست اور چابیاں بالاکوٹ کی چار اراکین کے پاس ہیں۔ ہر چشمے کا پانی سال میں دو بار ایبٹ آباد میں جانچا جاتا ہے۔ نتیجے مسجد اور اسکول میں لگائے جاتے ہیں۔',
  },
  { text: 'families', ur: 'خاندان' },
  { text: 'with a tap', ur: 'نل کا پانی لے رہے ہیں' },
  { text: 'paid for, work starts in May', ur: 'کی رقم مل چکی ہے، کام مئی میں شروع ہو گا' },
  { text: 'One family, one tap', ur: 'ایک خاندان، ایک نل' },
  { text: '30 metres of pipe', ur: '30 میٹر پائپ' },
  { text: 'Bought by the roll in Haripur', ur: 'ہری پور سے پورا رول خریدا جاتا ہے' },
  { text: 'Tap, joints and box', ur: 'نل، جوڑ اور ڈبہ' },
  { text: 'Mason, for half a day', ur: 'مستری، آدھے دن کے لیے' },
  { text: 'From the same valley', ur: 'اسی وادی سے' },
  { text: 'Transport by lorry and mule', ur: 'ٹرک اور خچر کا کرایہ' },
  { text: '15 metres of pipe and the joints', ur: '15 میٹر پائپ اور جوڑ' },
  { text: 'A tap at one family’s door', ur: 'ایک خاندان کے دروازے پر نل' },
  { text: 'Taps for two families', ur: 'دو خاندانوں کے نل' },
  { text: 'Taps for five families', ur: 'پانچ خاندانوں کے نل' },
  {
    text: '$40 gives one child milk, an egg and lentils on every school day of a winter. There are 200 places. Our members cook.',
    ur: '40 ڈالر میں ایک بچے کو سردیوں بھر اسکول کے ہر دن دودھ، انڈا اور دال ملتی ہے۔ کل 200 جگہیں ہیں۔ کھانا ہماری اراکین پکاتی ہیں۔',
  },
  {
    text: `The schools above Mansehra are open from December to March. Many children come to school after only tea and dry bread.

Seven members start cooking at five in the morning. Two motor rickshaws deliver the food. By nine every child has had milk, an egg, and lentils with bread. It takes 20 minutes of the first lesson, and the teachers support it.

We mark a place when a child has eaten with us for a full month. Health workers chose 200 children who weigh too little for their age.`,
    ur: `مانسہرہ سے اوپر کے اسکول دسمبر سے مارچ تک کھلے رہتے ہیں۔ بہت سے بچے صرف چائے اور سوکھی روٹی کھا کر اسکول آتے ہیں۔

سات اراکین صبح پانچ بجے کھانا پکانا شروع کرتی ہیں۔ دو رکشے کھانا پہنچاتے ہیں۔ نو بجے تک ہر بچہ دودھ، انڈا اور دال روٹی کھا چکا ہوتا ہے۔ اس میں پہلے پیریڈ کے 20 منٹ لگتے ہیں، اور استاد اس میں ہمارا ساتھ دیتے ہیں۔

ہم جگہ پر نشان تب لگاتے ہیں جب بچہ پورا مہینہ ہمارے ہاں کھا چکا ہو۔ لیڈی ہیلتھ ورکرز نے وہ 200 بچے چنے جن کا وزن عمر کے لحاظ سے بہت کم ہے۔`,
  },
  {
    text: 'Lady health workers weigh the children in December and in March. They do not work for us. We present the results of each school at the annual meeting.',
    ur: 'لیڈی ہیلتھ ورکرز دسمبر اور مارچ میں بچوں کا وزن کرتی ہیں۔ وہ ہماری ملازم نہیں۔ ہم ہر اسکول کے نتیجے سالانہ اجلاس میں پیش کرتے ہیں۔',
  },
  { text: 'fed daily', ur: 'روز کھانا کھا رہے ہیں' },
  { text: 'paid for, starting in December', ur: 'کی رقم مل چکی ہے، آغاز دسمبر میں' },
  { text: 'One child, one winter', ur: 'ایک بچہ، پوری سردیاں' },
  { text: 'Milk, one glass a day', ur: 'دودھ، روز ایک گلاس' },
  { text: 'From members with a cow', ur: 'اُن اراکین سے جن کے پاس گائے ہے' },
  { text: '80 eggs', ur: '80 انڈے' },
  { text: 'Lentils, flour and oil', ur: 'دال، آٹا اور تیل' },
  { text: 'Bought in October, when prices are low', ur: 'اکتوبر میں خریدا جاتا ہے، جب قیمتیں کم ہوتی ہیں' },
  { text: 'Gas and the cooks’ wages', ur: 'گیس اور پکانے والیوں کی اجرت' },
  { text: 'Delivery by rickshaw', ur: 'رکشے کا کرایہ' },
  { text: 'Half a winter of meals for one child', ur: 'ایک بچے کا آدھی سردیوں کا کھانا' },
  { text: 'A winter of meals for one child', ur: 'ایک بچے کا سردیوں بھر کا کھانا' },
  { text: 'A winter of meals for two children', ur: 'دو بچوں کا سردیوں بھر کا کھانا' },
  { text: 'A winter of meals for five children', ur: 'پانچ بچوں کا سردیوں بھر کا کھانا' },
  { text: 'The chamber of commerce for women in business', ur: 'کاروباری خواتین کا اپنا ایوانِ تجارت' },
  {
    text: 'For women in northern Pakistan who make, sell or employ. We follow the path of a woman who ran a trading business 1,400 years ago.',
    ur: 'شمالی پاکستان کی اُن خواتین کے لیے جو مال بناتی ہیں، بیچتی ہیں یا دوسروں کو روزگار دیتی ہیں۔ ہمارے سامنے اُن تاجر خاتون کی مثال ہے جو چودہ سو برس پہلے اپنا کاروبار خود چلاتی تھیں۔',
  },
  { text: 'Donate Now', ur: 'عطیہ دیں' },
  { text: 'Join Us Now', ur: 'رکن بنیں' },
  { text: 'At the chamber', ur: 'ایوان کیا ہے' },
  { text: 'Upcoming events and workshops', ur: 'آئندہ تقریبات اور ورکشاپس' },
  { text: 'Help a woman start her business', ur: 'ایک خاتون کو کاروبار شروع کرنے میں مدد دیں' },
  {
    text: 'Teach bookkeeping, take product photos, explain a contract or drive samples to the post office.',
    ur: 'حساب کتاب سکھائیں، مصنوعات کی تصاویر لیں، معاہدہ سمجھائیں، یا نمونے ڈاک خانے پہنچائیں۔',
  },
  { text: 'Tell us what you can do', ur: 'ہمیں اپنا ہنر بتائیں' },
  {
    text: ', and we will match you with a member.',
    ur: '، ہم کسی ایسی رکن سے ملوا دیں گے جسے آپ کی مدد چاہیے۔',
  },
  { text: 'Become A Volunteer', ur: 'رضاکار بنیں' },
  { text: 'Become a member', ur: 'رکن بنیں' },
  { text: 'Join the chamber', ur: 'ایوان میں شامل ہوں' },
  {
    text: 'Applying takes ten minutes. You need your identity card.',
    ur: 'درخواست دینے میں دس منٹ لگتے ہیں۔ اپنا شناختی کارڈ پاس رکھیں۔',
  },
  {
    text: 'Any woman who runs or is starting a business can apply.',
    ur: 'ہر وہ خاتون درخواست دے سکتی ہے جس کا اپنا کاروبار ہو یا شروع ہونے والا ہو۔',
  },
  {
    text: 'Your identity card (CNIC): photos of the front and back.',
    ur: 'آپ کا شناختی کارڈ: سامنے اور پچھلے رخ کی تصاویر۔',
  },
  {
    text: 'The tax number (NTN) of your business. If you have none yet, our help desk applies with you.',
    ur: 'آپ کے کاروبار کا ٹیکس نمبر NTN۔ ابھی نہیں ہے تو ہمارا ہیلپ ڈیسک آپ کے ساتھ مل کر درخواست دے گا۔',
  },
  {
    text: 'Two photos of yourself, for the voters’ list and your membership card.',
    ur: 'آپ کی دو تصاویر، ووٹر فہرست اور رکنیت کے کارڈ کے لیے۔',
  },
  { text: 'A bank letter that confirms your account.', ur: 'بینک کا خط جو آپ کے اکاؤنٹ کی تصدیق کرے۔' },
  {
    text: 'The names of two members who know your work. If you know none, we introduce you to members.',
    ur: 'دو اراکین کے نام جو آپ کے کام سے واقف ہوں۔ کسی کو نہ جانتے ہوں تو ہم آپ کا اراکین سے تعارف کرا دیتے ہیں۔',
  },
  {
    text: 'To sign up on this site you need only your identity card. Bring or send the other documents before the committee meets.',
    ur: 'اس ویب سائٹ پر اندراج کے لیے صرف شناختی کارڈ چاہیے۔ باقی دستاویزات کمیٹی کے اجلاس سے پہلے لے آئیں یا بھیج دیں۔',
  },
  { text: 'Fees for the year to March 31, 2027', ur: '31 مارچ 2027 تک کے سال کی فیس' },
  { text: 'Associate', ur: 'ایسوسی ایٹ' },
  {
    text: 'Yearly sales under Rs 50 million: most members',
    ur: 'سالانہ فروخت 5 کروڑ روپے سے کم: زیادہ تر اراکین',
  },
  { text: 'Corporate', ur: 'کارپوریٹ' },
  { text: 'Larger companies', ur: 'بڑی کمپنیاں' },
  {
    text: 'The membership year ends on March 31, whenever you join. You pay after the committee has approved you, and you get a receipt. We set your class from your yearly sales. If you cannot pay the fee, tell us. Our fund pays it for 40 women each year.',
    ur: 'رکنیت کا سال 31 مارچ کو ختم ہوتا ہے، چاہے شمولیت کبھی بھی ہو۔ ادائیگی تب ہوتی ہے جب کمیٹی درخواست منظور کر لے، اور آپ کو رسید ملتی ہے۔ آپ کا درجہ آپ کی سالانہ فروخت سے طے ہوتا ہے۔ فیس دینا مشکل ہو تو ہمیں بتائیں۔ ہمارا فنڈ ہر سال 40 خواتین کی فیس دیتا ہے۔',
  },
  {
    text: 'The executive committee decides on the first Tuesday of each month. All members elect its nine members every two years. If your application is rejected, we tell you why in writing. You can appeal to the annual meeting.',
    ur: 'ایگزیکٹو کمیٹی ہر مہینے کے پہلے منگل کو فیصلہ کرتی ہے۔ اس کے نو اراکین کو تمام اراکین ہر دو سال بعد چنتی ہیں۔ درخواست مسترد ہو تو ہم تحریری طور پر وجہ بتاتے ہیں۔ اس کے خلاف سالانہ اجلاس میں اپیل ہو سکتی ہے۔',
  },
  { text: 'Women’s Chamber of Commerce & Industry, North', ur: 'ایوانِ خواتین برائے صنعت و تجارت، شمال' },
  { text: 'Women’s Chamber', ur: 'ایوانِ خواتین' },
  { text: 'of Commerce & Industry, North', ur: 'برائے صنعت و تجارت، شمال' },
  {
    text: 'A forum for women entrepreneurs from every tier of society. Voice your concerns, get help and grow your business.',
    ur: 'معاشرے کے ہر طبقے کی کاروباری خواتین کا فورم۔ اپنی بات کہیں، مدد لیں اور اپنا کاروبار بڑھائیں۔',
  },
  { text: 'Abbottabad', ur: 'ایبٹ آباد' },
  { text: 'Chamber House, Abbottabad', ur: 'ایوان کی عمارت، ایبٹ آباد' },
  {
    text: 'Chamber House\nJinnah Road, Abbottabad',
    ur: 'ایوان کی عمارت\nجناح روڈ، ایبٹ آباد',
  },
  {
    text: 'Monday to Friday, 09:00 to 16:00. Closed for Friday prayer from 12:30 to 14:00.',
    ur: 'پیر سے جمعہ، 09:00 سے 16:00 بجے تک۔ نمازِ جمعہ کے لیے 12:30 سے 14:00 بجے تک بند۔',
  },
  {
    text: 'The west door has a ramp. Children are welcome.',
    ur: 'مغربی دروازے پر ریمپ ہے۔ بچوں کو بھی ساتھ لائیں۔',
  },
  {
    text: 'A five-minute walk from the main bus stand, opposite the girls’ college.',
    ur: 'بڑے بس اڈے سے پیدل پانچ منٹ، گرلز کالج کے سامنے۔',
  },
  {
    text: 'We speak Urdu, Hindko, Pashto and English. After hours, leave your number and we call back.',
    ur: 'ہمارے ہاں اردو، ہندکو، پشتو اور انگریزی میں بات ہو سکتی ہے۔ دفتر کے اوقات کے بعد اپنا نمبر چھوڑ دیں، ہم آپ کو فون کریں گے۔',
  },
  ...reasonsUr,
  { text: 'Sell your embroidery: a one-day workshop', ur: 'اپنی کڑھائی بیچیں: ایک روزہ ورکشاپ' },
  {
    text: `Bring one finished piece and tell us its last price. By evening you will have a new price, a label, a photo and an invoice. You can send the invoice from your phone.

09:30 Welcome and tea
Registration desk at the west door. Childcare opens at 09:00.

10:00 What a piece costs
Add up your hours and materials, and set a price.

12:30 Lunch with buyers
Six shops from Islamabad and Peshawar.

14:00 Photos that sell
Use daylight, a plain wall and your own phone.

15:30 Your first invoice
Write it with us and send it before you leave.`,
    ur: `ایک تیار چیز ساتھ لائیں اور بتائیں کہ پچھلی بار کتنے میں بکی۔ شام تک آپ کے پاس نئی قیمت، لیبل، تصویر اور بل ہو گا۔ بل اپنے فون ہی سے بھیجا جا سکے گا۔

09:30 خوش آمدید اور چائے
استقبالیہ مغربی دروازے پر ہے۔ بچوں کی دیکھ بھال 09:00 بجے شروع ہو گی۔

10:00 ایک چیز پر کتنا خرچ آتا ہے
اپنے وقت اور سامان کا خرچ جوڑیں، اور قیمت طے کریں۔

12:30 خریداروں کے ساتھ کھانا
اسلام آباد اور پشاور کی چھ دکانیں۔

14:00 تصاویر جو مال بکوائیں
دن کی روشنی، سادہ دیوار اور آپ کا اپنا فون۔

15:30 آپ کا پہلا بل
ہمارے ساتھ لکھیں اور جانے سے پہلے بھیج دیں۔`,
  },
  {
    text: 'Chamber House, Abbottabad. The west door has a ramp.',
    ur: 'ایوان کی عمارت، ایبٹ آباد۔ مغربی دروازے پر ریمپ ہے۔',
  },
  {
    text: 'How Gulnaz turned one loom into a workshop of nine',
    ur: 'گلناز نے ایک کھڈی سے نو کاریگروں کی کارگاہ کیسے بنائی',
  },
  { text: 'Admin', ur: 'منتظم' },
  {
    text: 'Posts by Admin are written by the chamber office and checked by the member in the story.',
    ur: 'منتظم کے نام سے چھپنے والی تحریریں ایوان کا دفتر لکھتا ہے۔ جس رکن کی کہانی ہو، وہ اسے پہلے پڑھ لیتی ہیں۔',
  },
  { text: 'Dyed wool from the mill. Photo: the chamber.', ur: 'مل سے آئی رنگی ہوئی اون۔ تصویر: ایوان۔' },
  {
    text: 'She began with a borrowed loom and her mother’s order book. Today eight of her neighbours earn a wage in her workshop.',
    ur: 'انہوں نے ادھار کی کھڈی اور اپنی ماں کی آرڈر والی کاپی سے آغاز کیا۔ آج ان کی کارگاہ میں آٹھ پڑوسنیں اجرت کماتی ہیں۔',
  },
  {
    text: 'Gulnaz Bibi borrowed her first loom from an aunt who had moved to Karachi. It stood in a cow shed above Battagram and was broken. She paid a carpenter 600 rupees to repair it, and cleaned the shed. In the first winter she wove four plain shawls and sold three. She kept the fourth because it showed every mistake she had made.',
    ur: 'گلناز بی بی نے پہلی کھڈی اپنی خالہ سے ادھار لی، جو کراچی جا چکی تھیں۔ کھڈی بٹگرام سے اوپر گائے کے ایک باڑے میں ٹوٹی پڑی تھی۔ گلناز نے بڑھئی کو 600 روپے دے کر اسے ٹھیک کروایا اور باڑا صاف کیا۔ پہلی سردیوں میں انہوں نے چار سادہ شالیں بُنیں اور تین بیچیں۔ چوتھی اپنے پاس رکھ لی، کیونکہ اس میں اپنی ہر غلطی نظر آتی تھی۔',
  },
  { text: 'The order book', ur: 'آرڈر والی کاپی' },
  {
    text: 'Her mother had embroidered for weddings. She wrote every order in a school exercise book: the colour, the bride’s name, the price and what was paid. Gulnaz studied that book. Eleven families had come back, always in October. Nobody had ever been asked to pay a third in advance.',
    ur: 'گلناز کی ماں شادیوں کے لیے کڑھائی کرتی تھیں۔ وہ ہر آرڈر اسکول کی کاپی میں لکھتیں: رنگ، دلہن کا نام، قیمت، اور کتنا ملا۔ گلناز نے وہ کاپی غور سے پڑھی۔ گیارہ گھرانے بار بار آئے تھے، ہمیشہ اکتوبر میں۔ کسی سے کبھی ایک تہائی رقم پیشگی نہیں مانگی گئی تھی۔',
  },
  {
    text: 'I did not need a bank first. I needed someone to sit beside me and count what a shawl had cost.',
    ur: 'مجھے پہلے بینک نہیں چاہیے تھا۔ مجھے کوئی ایسا چاہیے تھا جو پاس بیٹھ کر گنے کہ ایک شال کتنے کی پڑی۔',
  },
  { text: 'Gulnaz Bibi, member since 2022', ur: 'گلناز بی بی، 2022 سے رکن' },
  {
    text: 'That person was a volunteer of the chamber, a retired bookkeeper. She came on four Thursdays. Together they wrote down wool, dye, thread and hours. Gulnaz had been selling a shawl for 2,200 rupees. It had cost her 2,450.',
    ur: 'وہ ایوان کی ایک رضاکار تھیں، جو پہلے محاسب رہ چکی تھیں۔ وہ چار جمعراتوں کو آئیں۔ دونوں نے مل کر اون، رنگ، دھاگہ اور کام کے گھنٹے لکھے۔ گلناز ایک شال 2,200 روپے میں بیچ رہی تھیں۔ اس پر 2,450 روپے خرچ آتا تھا۔',
  },
  { text: 'From one weaver to nine', ur: 'ایک کاریگر سے نو تک' },
  {
    text: 'She raised the price, asked for a third in advance, and lost two of fourteen customers. With the advance payments she bought wool in bulk. She hired two neighbours who had helped her without pay. By the second October there were five weavers, and last winter nine.',
    ur: 'انہوں نے قیمت بڑھائی اور ایک تہائی رقم پیشگی مانگی۔ چودہ میں سے دو گاہک چلے گئے۔ پیشگی ادائیگی سے انہوں نے اکٹھی اون خریدی۔ جو دو پڑوسنیں بغیر اجرت ہاتھ بٹاتی تھیں، انہیں کام پر رکھ لیا۔ دوسرے اکتوبر تک پانچ کاریگر تھیں، اور پچھلی سردیوں میں نو۔',
  },
  {
    text: `She paid the first wage on the day of the first advance payment.
Every weaver has her own page in the book and signs it.
She takes no order that cannot be finished before snow closes the road.`,
    ur: `پہلی اجرت اسی دن دی جس دن پہلی پیشگی ادائیگی ملی۔
کاپی میں ہر کاریگر کا اپنا صفحہ ہے، جس پر وہ دستخط کرتی ہے۔
وہ ایسا آرڈر نہیں لیتیں جو برف سے راستہ بند ہونے سے پہلے پورا نہ ہو سکے۔`,
  },
  {
    text: 'The aunt knows about it. She asked only for a red shawl.',
    ur: 'خالہ کو سب معلوم ہے۔ انہوں نے بس ایک سرخ شال مانگی۔',
  },
  { text: 'Business', ur: 'کاروبار' },
  { text: 'Marketing', ur: 'مارکیٹنگ' },
  { text: 'How to read a bank’s loan offer', ur: 'بینک قرض کی پیشکش کرے تو اسے کیسے پڑھیں' },
  {
    text: 'Honey from Kaghan finds its first buyer abroad',
    ur: 'کاغان کے شہد کو بیرونِ ملک پہلا خریدار مل گیا',
  },
  { text: 'Rabia Swati', ur: 'رابعہ سواتی' },
  {
    text: 'I have done the same sums for two years. Did she pay the first two neighbours by the piece or by the day?',
    ur: 'میں دو سال سے یہی حساب کر رہی ہوں۔ کیا انہوں نے پہلی دو پڑوسنوں کو فی شال اجرت دی یا یومیہ؟',
  },
  { text: 'Gulnaz Bibi', ur: 'گلناز بی بی' },
  {
    text: 'By the piece until the second order was paid, then by the day. You cannot plan a family’s budget on piece rates.',
    ur: 'دوسرے آرڈر کی رقم ملنے تک فی شال، پھر یومیہ۔ فی شال اجرت پر گھر کا بجٹ نہیں بنایا جا سکتا۔',
  },
  { text: 'Hina Abbasi', ur: 'حنا عباسی' },
  {
    text: 'We did it the other way round and lost two good weavers in a month. I wish I had read this in January.',
    ur: 'ہم نے اس کے الٹ کیا، اور ایک ہی مہینے میں دو اچھی کاریگر چلی گئیں۔ کاش میں نے یہ جنوری میں پڑھا ہوتا۔',
  },
  { text: 'Services by trade', ur: 'پیشے کے لحاظ سے خدمات' },
  {
    text: 'Choose your trade to see what we offer. Services are free for members unless a price is shown.',
    ur: 'اپنا پیشہ چنیں اور دیکھیں کہ ہمارے پاس آپ کے لیے کیا ہے۔ جہاں قیمت نہ لکھی ہو، وہاں خدمات اراکین کے لیے مفت ہیں۔',
  },
  { text: 'The help desk is free for every woman.', ur: 'ہیلپ ڈیسک ہر خاتون کے لیے مفت ہے۔' },
  { text: 'Embroidery and handloom', ur: 'کڑھائی اور کھڈی' },
  { text: 'shawls, bagh and phulkari, carpets, felt', ur: 'شالیں، باغ اور پھلکاری، قالین، نمدہ' },
  { text: 'What a piece costs', ur: 'ایک چیز پر کتنا خرچ آتا ہے' },
  { text: 'Four Thursdays with a bookkeeper, free', ur: 'محاسب کے ساتھ چار جمعراتیں، مفت' },
  { text: 'Labels and product photos', ur: 'لیبل اور مصنوعات کی تصاویر' },
  {
    text: 'Every second Saturday: bring three pieces',
    ur: 'ہر پندرہ دن بعد، ہفتے کے روز: تین تیار چیزیں ساتھ لائیں',
  },
  { text: 'Meet buyers', ur: 'خریداروں سے ملاقات' },
  {
    text: 'Six shops from Islamabad and Peshawar, each March',
    ur: 'اسلام آباد اور پشاور کی چھ دکانیں، ہر مارچ میں',
  },
  { text: 'A stall at a fair', ur: 'میلے میں اسٹال' },
  {
    text: 'We apply to the export agency (TDAP) for everyone and share the stall',
    ur: 'ہم برآمدات کے ادارے TDAP میں سب کی طرف سے درخواست دیتے ہیں، اور اسٹال مل کر چلاتے ہیں',
  },
  { text: 'Honey, fruit and walnuts', ur: 'شہد، پھل اور اخروٹ' },
  { text: 'beekeepers, driers, picklers', ur: 'شہد کی مکھیاں پالنے، پھل سکھانے اور اچار بنانے والی خواتین' },
  { text: 'Laboratory certificate', ur: 'لیبارٹری کی سند' },
  {
    text: 'We send samples together and share the cost',
    ur: 'ہم نمونے اکٹھے بھیجتے ہیں اور خرچ بانٹ لیتے ہیں',
  },
  { text: 'Jars, lids and labels', ur: 'مرتبان، ڈھکن اور لیبل' },
  { text: 'Bought together, from 100 jars', ur: 'اکٹھی خریداری، کم از کم 100 مرتبان' },
  { text: 'First shipment abroad', ur: 'بیرونِ ملک پہلی کھیپ' },
  { text: 'An experienced member explains the documents', ur: 'ایک تجربہ کار رکن دستاویزات سمجھاتی ہیں' },
  { text: 'Kitchens and bakeries', ur: 'باورچی خانے اور بیکریاں' },
  { text: 'caterers, school canteens, tiffin', ur: 'دعوتوں کا کھانا، اسکول کی کینٹین، ٹفن' },
  { text: 'Food authority licence', ur: 'فوڈ اتھارٹی کا لائسنس' },
  { text: 'A checklist and a practice inspection', ur: 'جانچ کی فہرست اور آزمائشی معائنہ' },
  { text: 'Price of a meal', ur: 'کھانے کی قیمت' },
  { text: 'One afternoon, with your own receipts', ur: 'ایک دوپہر، آپ کی اپنی رسیدوں کے ساتھ' },
  { text: 'Tailoring', ur: 'سلائی' },
  { text: 'uniforms, bridal work, alterations', ur: 'وردیاں، عروسی جوڑے، کپڑوں کی مرمت اور ناپ' },
  { text: 'Uniform tenders', ur: 'وردیوں کے ٹینڈر' },
  {
    text: 'We go through them each Monday and bid together',
    ur: 'ہم ہر پیر کو انہیں دیکھتے ہیں اور مل کر بولی دیتے ہیں',
  },
  { text: 'Machines', ur: 'مشینیں' },
  {
    text: 'Borrow one or two by the week for a large order',
    ur: 'بڑے آرڈر کے لیے ایک دو مشینیں ہفتے بھر کو ادھار لیں',
  },
  { text: 'Renting a shop', ur: 'دکان کرائے پر لینا' },
  { text: 'A lawyer checks the agreement before you sign', ur: 'آپ کے دستخط سے پہلے وکیل سے معاہدے کی جانچ' },
  { text: 'Beauty parlours', ur: 'بیوٹی پارلر' },
  { text: 'at home or in the bazaar', ur: 'گھر میں یا بازار میں' },
  { text: 'Trade test certificate', ur: 'ہنر کے امتحان کی سند' },
  {
    text: 'We register you for the test and practise with you',
    ur: 'ہم امتحان کے لیے آپ کا نام درج کراتے ہیں اور آپ کے ساتھ مشق کرتے ہیں',
  },
  { text: 'Hygiene', ur: 'صفائی' },
  {
    text: 'One evening every three months: patch tests, expiry dates, clean tools',
    ur: 'ہر تین مہینے بعد ایک شام: جلد پر آزمائش، میعاد کی تاریخیں، صاف اوزار',
  },
  { text: 'A price list', ur: 'قیمتوں کی فہرست' },
  {
    text: 'It covers rent, electricity and your own hours',
    ur: 'اس میں کرایہ، بجلی اور آپ کا اپنا وقت شامل ہے',
  },
  { text: 'Gems and jewellery', ur: 'قیمتی پتھر اور زیورات' },
  { text: 'cutters, bead setters, silver work', ur: 'تراش، موتی جڑنا، چاندی کا کام' },
  { text: 'Value of your stones', ur: 'آپ کے پتھروں کی قیمت' },
  {
    text: 'A gem expert checks them every second month',
    ur: 'ہر دوسرے مہینے جواہرات کا ماہر انہیں پرکھتا ہے',
  },
  { text: 'Selling with a receipt', ur: 'رسید کے ساتھ فروخت' },
  { text: 'Weight, stone and price on our form', ur: 'ہمارے فارم پر وزن، پتھر اور قیمت' },
  { text: 'Cutting course', ur: 'تراش کا کورس' },
  {
    text: 'We pay the fare to Peshawar for two members a year',
    ur: 'ہم ہر سال دو اراکین کا پشاور کا کرایہ دیتے ہیں',
  },
  { text: 'Goats, poultry and dairy', ur: 'بکریاں، مرغیاں اور دودھ' },
  { text: 'owners of one animal or a hundred', ur: 'جانور ایک ہو یا سو' },
  { text: 'Visits by a vet', ur: 'جانوروں کے ڈاکٹر کا دورہ' },
  { text: 'In your valley twice a year, at cost price', ur: 'سال میں دو بار آپ کی وادی میں، اصل خرچ پر' },
  { text: 'Animal insurance', ur: 'جانوروں کا بیمہ' },
  { text: 'A group policy for five or more members', ur: 'پانچ یا زیادہ اراکین کا مشترکہ بیمہ' },
  { text: 'Guest houses and guides', ur: 'گیسٹ ہاؤس اور گائیڈ' },
  { text: 'rooms, trekking kitchens, drivers', ur: 'کمرے، پہاڑی سفر میں کھانے کا انتظام، ڈرائیور' },
  { text: 'District registration', ur: 'ضلعی رجسٹریشن' },
  {
    text: 'We fill in the forms with you in one visit',
    ur: 'ہم ایک ہی ملاقات میں آپ کے ساتھ فارم بھر دیتے ہیں',
  },
  { text: 'Bookings by phone', ur: 'فون پر بکنگ' },
  {
    text: 'Your own page in English that opens on slow internet',
    ur: 'انگریزی میں آپ کا اپنا صفحہ، جو سست انٹرنیٹ پر بھی کھلے',
  },
  { text: 'Season prices', ur: 'سیزن کی قیمتیں' },
  {
    text: 'We compare them with other guest houses each May',
    ur: 'ہم ہر مئی میں دوسرے گیسٹ ہاؤسز سے ان کا موازنہ کرتے ہیں',
  },
  { text: 'Free help desk', ur: 'مفت ہیلپ ڈیسک' },
  {
    text: 'Open every working day from 09:00 to 12:00. You need no appointment. Bring your letter, form or problem. Last year 2,140 women came. One in three problems was solved the same day.',
    ur: 'ہر دفتری دن 09:00 سے 12:00 بجے تک کھلا ہے۔ وقت لینے کی ضرورت نہیں۔ اپنا خط، فارم یا مسئلہ لے آئیں۔ پچھلے سال 2,140 خواتین آئیں۔ ہر تین میں سے ایک مسئلہ اُسی دن حل ہو گیا۔',
  },
  { text: 'Registering a business', ur: 'کاروبار کی رجسٹریشن' },
  {
    text: 'We help you get a tax number (NTN) from the tax office (FBR) and open a bank account.',
    ur: 'ہم ٹیکس کے دفتر FBR سے ٹیکس نمبر NTN لینے اور بینک اکاؤنٹ کھولنے میں آپ کی مدد کرتے ہیں۔',
  },
  { text: 'Help with loans', ur: 'قرض میں مدد' },
  {
    text: 'We explain the offer before you sign. We work for you, not for the bank.',
    ur: 'آپ کے دستخط سے پہلے ہم پیشکش سمجھاتے ہیں۔ ہم آپ کے لیے کام کرتے ہیں، بینک کے لیے نہیں۔',
  },
  { text: 'Letters', ur: 'خطوط' },
  {
    text: 'We write recommendations for a visa, a tender or a stall abroad within three working days.',
    ur: 'ہم ویزا، ٹینڈر یا بیرونِ ملک اسٹال کے لیے تین دفتری دنوں میں سفارشی خط لکھتے ہیں۔',
  },
  { text: 'Public programmes', ur: 'سرکاری پروگرام' },
  {
    text: 'Each month we explain what government agencies offer, such as the small-business agency (SMEDA). You learn who may apply, how, and by when.',
    ur: 'ہم ہر مہینے بتاتے ہیں کہ سرکاری ادارے کیا دے رہے ہیں، جیسے چھوٹے کاروبار کا ادارہ SMEDA۔ یہ بھی کہ درخواست کون دے سکتا ہے، کیسے اور کب تک۔',
  },
  { text: 'We speak for you', ur: 'ہم آپ کی آواز ہیں' },
  {
    text: 'If three members have the same problem, we write to the ministry. We publish its reply on this site.',
    ur: 'تین اراکین کو ایک ہی مسئلہ ہو تو ہم وزارت کو لکھتے ہیں۔ وزارت کا جواب ہم اس ویب سائٹ پر شائع کرتے ہیں۔',
  },
  { text: 'Our leadership', ur: 'ہماری قیادت' },
  {
    text: 'All members elect them every two years. Each works at the help desk one morning a week.',
    ur: 'انہیں تمام اراکین ہر دو سال بعد چنتی ہیں۔ سب ہفتے میں ایک ایک صبح ہیلپ ڈیسک پر بیٹھتی ہیں۔',
  },
  { text: 'Nasreen Akhtar', ur: 'نسرین اختر' },
  { text: 'Founding President', ur: 'بانی صدر' },
  {
    text: 'Ran a dyeing business in Haripur for 30 years. Manages the founders’ fund.',
    ur: 'ہری پور میں 30 سال رنگائی کا کاروبار چلایا۔ بانیوں کا فنڈ سنبھالتی ہیں۔',
  },
  { text: 'Rukhsana Gul', ur: 'رخسانہ گل' },
  { text: 'President', ur: 'صدر' },
  {
    text: 'Exports dried apricots and walnuts. Chairs the committee.',
    ur: 'خشک خوبانی اور اخروٹ برآمد کرتی ہیں۔ کمیٹی کی سربراہ ہیں۔',
  },
  { text: 'Shazia Tanoli', ur: 'شازیہ تنولی' },
  { text: 'Secretary General', ur: 'سیکرٹری جنرل' },
  { text: 'Runs the office and handles applications.', ur: 'دفتر چلاتی ہیں اور درخواستیں دیکھتی ہیں۔' },
  {
    text: 'Registering your business: what to bring and what it costs',
    ur: 'کاروبار کی رجسٹریشن: کیا لائیں اور کتنا خرچ آئے گا',
  },
  {
    text: 'Four documents, two offices, one morning. We go with you to each counter.',
    ur: 'چار دستاویزات، دو دفتر، ایک صبح۔ ہم ہر کھڑکی تک آپ کے ساتھ جاتے ہیں۔',
  },
  {
    text: 'Export permits, explained by the national trade portal',
    ur: 'برآمد کے اجازت نامے، قومی تجارتی پورٹل کی زبانی',
  },
  {
    text: 'A guide to the forms that every first shipment needs, with the fees for this year.',
    ur: 'پہلی کھیپ کے لیے ضروری فارموں کی رہنمائی، اس سال کی فیس کے ساتھ۔',
  },
  { text: 'A winter market that sold out by noon', ur: 'سردیوں کا بازار، جو دوپہر تک سارا بک گیا' },
  {
    text: 'Thirty stalls and a long queue. Read what sold first, and why.',
    ur: 'تیس اسٹال اور لمبی قطار۔ پڑھیں کہ سب سے پہلے کیا بکا، اور کیوں۔',
  },
  {
    text: 'Tell us what you can do. You need no experience, only a skill and a few hours.',
    ur: 'ہمیں اپنا ہنر بتائیں۔ تجربہ ضروری نہیں، بس کوئی ہنر اور چند گھنٹے چاہییں۔',
  },
  {
    text: 'For example: bookkeeping, photography, driving, law or a language.',
    ur: 'مثلاً: حساب کتاب، فوٹوگرافی، گاڑی چلانا، قانون یا کوئی زبان۔',
  },
  { text: 'Help needed now', ur: 'ابھی یہ مدد درکار ہے' },
  { text: 'Bookkeeping teacher', ur: 'حساب کتاب سکھانا' },
  { text: 'Mansehra, 2 hours a week', ur: 'مانسہرہ، ہفتے میں 2 گھنٹے' },
  { text: 'Product photographer', ur: 'مصنوعات کی تصاویر لینا' },
  { text: 'Abbottabad, one Saturday a month', ur: 'ایبٹ آباد، مہینے میں ایک بار، ہفتے کے روز' },
  { text: 'Contract reader', ur: 'معاہدے پڑھ کر سمجھانا' },
  { text: 'By phone, when needed', ur: 'فون پر، ضرورت کے وقت' },
  { text: 'Driver with a car', ur: 'اپنی گاڑی پر سامان پہنچانا' },
  { text: 'Battagram to the post office, Fridays', ur: 'بٹگرام سے ڈاک خانے تک، ہر جمعے کو' },
  { text: 'English letter writer', ur: 'انگریزی میں خط لکھنا' },
  { text: 'From home, about an hour a month', ur: 'گھر سے، مہینے میں تقریباً ایک گھنٹہ' },
  { text: 'Filled', ur: 'مدد مل گئی' },
  {
    text: 'I taught six women to read a bank statement. It took four Thursdays.',
    ur: 'میں نے چھ خواتین کو بینک اسٹیٹمنٹ پڑھنا سکھایا۔ چار جمعراتیں لگیں۔',
  },
  { text: 'Farzana Aziz, volunteer since 2021', ur: 'فرزانہ عزیز، 2021 سے رضاکار' },
]
