const chem = String.raw`chem(?:istry)?`;

const beforeTopic = String.raw`(?<=^(?:.*\b(?:National 5|I?GCSE|KS[34]|levels?|class \d+|grade \d+|year \d+|school|${chem}),? )?)`;

const bareTopics: readonly (readonly [string, string])[] = [
  ['metals', 'metals and their reactions'],
  ['non-?metals', 'metals and nonmetals'],
  ['reactions', 'chemical reactions'],
  ['equations', 'balancing equations'],
  ['elements', 'periodic table'],
  ['(?:solids,? )?liquids(?:,? and gases)?', 'states of matter'],
];

/**
 * How students of different countries call a year, a course or an exam, and the name by which everything else reads it; an empty name is
 * that of a course which says nothing about the topic. They are put in place of each other from top to bottom.
 */
export const levelNames: readonly (readonly [RegExp, string])[] = [
  // Numbers of courses at universities: `CHEM 1211`, `CHM-2045`, `chem101`.
  [/\b(?:chem|chm|bioc|bchm)[ -]?\d{3,4}[A-Z]?\b/gi, 'chem'],
  [/\b(orgo|o-?chem|gen ?chem|p-?chem|bio-?chem)(?=[12]\b)/gi, '$1 '],
  [/\bCH \d{3}[A-Z]?\b|\bchem \d{1,2}[A-Z]\b/g, 'chem'],
  [/\bgenchem\b/gi, 'gen chem'],
  [/(?<=\b(?:chem(?:istry)?|orgo|ochem) )one\b(?![ -](?:step|pot|electron|phase))/gi, '1'],
  [/(?<=\b(?:chem(?:istry)?|orgo|ochem) )two\b(?![ -](?:step|pot|electron|phase))/gi, '2'],
  // Only of general and organic chemistry is it known what each semester teaches.
  [
    /(?<=\b(?:(?:physical|analytical|inorganic) chem(?:istry)?|p-?chem|bio-?chem(?:istry)?|^inorganic)) (?:I{1,3}|[1-4]|101|102)\b(?![-+])/gi,
    '',
  ],
  [
    /\b(?:very|extremely|insanely|super) (?=(?:hard|difficult|easy|simple|basic|tough|challenging|tricky|advanced)\b)/gi,
    '',
  ],
  // Whoever says in a sentence which year they are in.
  [
    /^(?:i['’]?m|i am|my (?:son|daughter|kid|child|students?) (?:is|are))(?: (?:currently|only|just|now))?(?: (?:in|doing|taking|at|an?))? (?=(?:\S+ )?(?:year|yr|grade|class|graders?|level|school|college|uni\w*)\b)/i,
    '',
  ],
  [/ and (?:i )?(?:need|want)(?: (?:some|to))?(?: help)? (?:with|on) (?:the )?/i, ' '],
  [/\b(?:retaking|resitting) (?=\p{L})/giu, ''],
  [/\bphd qualifying(?: exams?)?\b|\bqualifying exams?\b/gi, 'phd level'],
  [/\b(?:pyqs?|previous year(?:s|['’]s)?(?: (?:papers?|questions?))?)\b/gi, ''],
  [/(?<=\b(?:olympiad|USNCO|UKChO|IChO)\b.*)\b(?:locals?|nationals?|prelims|round \d)\b/gi, ''],
  [/(?<=\bchem(?:istry)?\b.*)\b(?:prelims|provincial exam)\b|\b(?:prelims|provincial exam) (?=chem)/gi, ''],
  [/\bCEGEP\b(?: chem(?:istry)?)?|\bscholarship chem(?:istry)?(?: NZ)?\b/gi, 'chem'],
  [/\badult learners?\b/gi, ''],
  [/\b(?:(?:college|university|uni) )?freshm[ae]n\b/gi, 'freshman'],
  // India.
  [
    /^std\.? ?(\d{1,2})(?:th)?\b|\bstd\.? ?([6-9]|1[0-2])(?= chem)|\bstandard (1[0-2]|[6-9])(?= chem|$)/gi,
    'class $1$2$3',
  ],
  [/\b(\d{1,2})th (?:std|standard|class)\b/gi, 'class $1'],
  [/\bclass (\d{1,2})th\b/gi, 'class $1'],
  [/\b(?:ICSE|CBSE|ISC) (9|1[0-2])\b/gi, 'class $1'],
  [/\b(?:IIT[- ]?)?JEE adv\b/gi, 'JEE advanced'],
  [/^adv\b/i, 'advanced'],
  [/(?<=\bICSE\b.*)\b10th\b|\b10th\b(?=.*\bICSE\b)/gi, 'class 10'],
  [/(?:^\+ ?1|\bplus (?:one|1))(?= chem)/gi, 'class 11'],
  [/(?:^\+ ?2|\bplus (?:two|2))(?= chem)/gi, 'class 12'],
  [/(?<!\bclass )\b(11|12)th(?= (?:chem|CBSE|NCERT|boards?\b|ISC\b)|$)/gi, 'class $1'],
  [/^(?=XII? chem)/gi, 'class '],
  [/\bHSC maharashtra\b|\bmaharashtra (?:HSC|board)\b/gi, 'CBSE'],
  [/\bISC\b(?: board)?(?= class| 1[12]\b| chem)|(?<=\bclass 1[12].*)\bISC\b/g, ''],
  [/\bFY ?B\.? ?Sc\b\.?/gi, 'first year'],
  [/\bSY ?B\.? ?Sc\b\.?/gi, 'second year'],
  [/\bTY ?B\.? ?Sc\b\.?/gi, 'third year'],
  [/(?<=\b[BM]\.?Sc\b.*)(?<!Sc\.?,?) \bsem(?:ester)? (?:[1-8]|[IV]{1,4})\b/gi, ''],
  [
    /\bB\.? ?Sc\b\.?,? (?:hons,? )?(?:(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|chem(?:istry)?) )?sem(?:ester)?\b(?: (?:\d|[IV]+)\b)?|\b\w+ sem(?:ester)? B\.? ?Sc\b/gi,
    'undergraduate',
  ],
  [
    /\bM\.?Sc\b\.?,? (?:(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|chem(?:istry)?) )?sem(?:ester)?\b(?: (?:\d|[IV]+)\b)?|\b\w+ sem(?:ester)? M\.?Sc\b/gi,
    'msc level',
  ],
  [/\b(\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) sem\b/gi, '$1 semester'],
  [
    /\b(first|second|1st|2nd) semester (?:of )?(organic|general)(?: chem(?:istry)?)?\b/gi,
    '$2 chemistry $1 semester',
  ],
  [/\b(first|second|1st|2nd) semester (?:of )?(orgo|o-?chem|gen ?chem)\b/gi, '$2 $1 semester'],
  [/\bB\.? ?Sc\b\.?(?: (?:hons|honou?rs))?(?=.*\b(?:year|yr|sem(?:ester)?s?)\b)/gi, ''],
  [/\bB\.? ?Sc\b\.?(?: (?:hons|honou?rs))?/gi, 'undergraduate'],
  [/\bM\.?Sc\b\.?(?! (?:level|students?|course))/gi, 'msc level'],
  // Both exams ask what the last two years teach. Between exam and topic a class names the book.
  [/(?<=\b(?:NEET|JEE)\b .{3,}) ?\bclass 1[12]\b/gi, ''],
  [/\b(NEET|JEE(?: main| advanced)?) unit:? (?=\p{L}{2})/giu, '$1 '],
  // North America, South Africa and wherever years are called grades. German schools number them alike.
  [
    /\b(?:gr|grd)\.? ?([89]|1[0-2])\b(?! ?[-+])|\bklasse ?(\d{1,2})\b|\b(\d{1,2})\. ?klasse\b/gi,
    'grade $1$2$3',
  ],
  [/\b(1[12])th[- ]grade(?:rs?)?\b/gi, 'grade $1'],
  [/\b(?:grade 1[0-2] )?(?:NSC |IEB )?matric\b/gi, 'grade 12'],
  [
    /\b(?:IEB|CAPS|NSC)\b(?=.*\b(?:grade 1\d|chem|matric))|(?<=\b(?:grade 1\d|matric)\b.*)\b(?:IEB|CAPS|NSC)\b/gi,
    '',
  ],
  [/(?<=\bgrade 1[0-2] )physical sciences?\b/gi, ''],
  [/\boberstufe\b/gi, 'grade 12'],
  [/\babi(?= chem)/gi, 'abitur'],
  [/\b[LG]K (?=chem)/gi, 'abitur '],
  [/\bhs (?=chem)/gi, 'high school '],
  [
    new RegExp(
      String.raw`\b(?:college[- ]prep|CP|pre-?AP|(?:STAAR|texas)(?: ?\/? ?EOC)?|EOC)(?= ${chem}\b)`,
      'g',
    ),
    'high school',
  ],
  [/\b(?:texas )?STAAR(?: ?\/? ?EOC)?\b/gi, 'high school'],
  [/\b(?:dual (?:enrol?lment|credit)|community college)\b/gi, ''],
  [/\b(?:nursing|pharmacy|pre-?med|engineering) (?=chem(?:istry)?$)/gi, ''],
  [
    /\b(?:for )?(?:nursing|pharmacy|medical|vet(?:erinary)?|dental|engineering|pre-?med) (?:students?|majors?)\b|\bfor (?:nurses|engineers)\b|\b(?:nurses|pre[- ]?med|medical|veterinary)(?= (?:chem|orgo|o-?chem|bio-?chem))/gi,
    '',
  ],
  // Britain, Ireland and schools elsewhere that sit Cambridge's exams.
  [new RegExp(String.raw`\bh[123] ${chem}\b`, 'gi'), 'H2 chemistry'],
  [/(?<=\bA[ -]?levels? )H[123]\b/gi, ''],
  [/\b(?:cambridge )?pre-u\b/gi, 'A-level'],
  [/\bN[ -][Ll]evels?\b/g, 'O-level'],
  [/\bJC ?[12]\b|\bjunior college\b/gi, 'A-level'],
  [/\b(?:lower|upper) sixth(?: form)?\b|^form (?:6|six)(?= chem|$)/gi, 'A-level'],
  [/\bBTEC(?: level 3)?(?: applied science)?\b|\bT[ -]level(?: science)?\b|\baccess to HE\b/gi, 'A-level'],
  [
    /^sec(?:ondary)? [34](?: pure)?\b|\bsec(?:ondary)? [34](?: pure)?(?= chem)|(?:^|\bSPM )form (?:4|5|four|five)(?= chem)/giu,
    'O-level',
  ],
  [/\b(?:singapore )?O[ -]levels?\b/gi, 'O-level'],
  // Words of everyday English that are a topic where they stand alone, or beside a school.
  ...bareTopics.map(([word, topic]) => [new RegExp(`${beforeTopic}${word}$`, 'gi'), topic] as const),
  [/(?<=\bKS3 (?:chem(?:istry)? )?)particles\b/gi, 'states of matter'],
  // In its last years, mechanisms are those of organic chemistry.
  [
    /(?<=\b(?:A[- ]levels?|AQA|OCR|edexcel)\b(?: A)?(?: chem(?:istry)?)? )(?:reaction )?mechanisms$/gi,
    'organic mechanisms',
  ],
  [/\bjunior (?:cert(?:ificate)?|cycle)\b/gi, 'grade 9'],
  [/\bL\.?C\.?(?= (?:chem(?:istry)?\b|higher|ordinary|HL\b|OL\b))/gi, 'leaving cert'],
  [
    /\bleaving cert(?:ificate)?(?:,? (?:chem(?:istry)?|(?:higher|ordinary)(?: level)?|HL|OL|honou?rs))+(?= |$)/gi,
    'leaving cert',
  ],
  [/(?<=\bleaving cert\b.*) (?:[56]th year|(?:higher|ordinary) level|(?:HL|OL))\b/gi, ''],
  [
    new RegExp(
      String.raw`\badvanced higher(?: ${chem})?(?: SQA)?\b|\bSQA advanced higher(?: ${chem})?\b`,
      'gi',
    ),
    'Advanced Higher chemistry',
  ],
  [
    new RegExp(
      String.raw`^(?:SQA )?higher(?: ${chem})?(?= .*\bSQA\b)|\bSQA higher(?: ${chem})?\b|\bhigher ${chem} SQA\b`,
      'gi',
    ),
    'SQA higher',
  ],
  [/(?<=\bSQA higher\b.*) SQA\b/gi, ''],
  // The International Baccalaureate.
  [new RegExp(String.raw`\bIB ?(?:DP|diploma(?: programme| program)?)\b(?: ${chem})?`, 'gi'), 'IB'],
  [/(?<=\bIB\b.*) diploma(?: programme| program)?\b/gi, ''],
  // Australia.
  [/\bWA (?=(?:year|yr|y) ?1[12]\b)/gi, 'WACE '],
  [/\b(?:QLD|queensland) (?=(?:year|yr|y) ?1[12]\b)/gi, 'QCE '],
  [/\b(?:NSW) (?=(?:year|yr|y) ?1[12]\b)/gi, 'HSC '],
  [/\b(?:vic|victorian?) (?=(?:year|yr|y) ?1[12]\b)/gi, 'VCE '],
  [/(?<=\b(?:WACE|ATAR)\b.*) ?\b(?:WACE|ATAR)\b/gi, ''],
  [
    /(?<=\b(?:SACE|TCE)\b.*)\b(?:stage [12]|level [34])\b|\b(?:stage [12]|level [34]) (?=(?:SACE|TCE)\b)/gi,
    '',
  ],
  [/\bNCEA L([123])\b/gi, 'NCEA level $1'],
  [/\blevel ([123]) NCEA\b/gi, 'NCEA level $1'],
];
