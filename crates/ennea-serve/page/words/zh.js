// 中文。

const houses = { row: '第{0}行', column: '第{0}列', box: '第{0}宫' };

export const words = {
  skip: '跳到正文', parts: '页面各部分', language: '语言', colours: '颜色', auto: '跟随系统', light: '浅色', dark: '深色',
  play: '解题', make: '出题', count: '计数', symmetry: '对称', chaos: '混沌',
  gone: '程序没有应答，可能已经结束。请重新运行：ennea serve。盘面上的内容不会丢失。',
  board: '盘面', help: '帮助', digits: '数字', row: '行', column: '列', house: (name) => name.replace(/^(row|column|box) (\d+)$/, (_, kind, k) => houses[kind].replace('{0}', k)), empty: '空', clue: '提示数', marks: '候选数', clashes: '重复', full: '无',
  write: '填入 {0}', pencil: '候选数', erase: '擦除', undo: '撤销', redo: '重做', fill: '填写全部候选数', fillHelp: '在每个空格写下所有不与同行、同列、同宫冲突的数字',
  hint: '提示', step: '下一步', check: '检查', way: '完整解法', more: '再说一点', apply: '执行', applied: '已完成：{0}。', why: '为什么一定成立？', proof: '依据：{0}。', takeBack: '请撤回 {0}。',
  edit: '编辑题目', editOn: '现在填入的是提示数', editOff: '现在填入的是您的数字', isClue: '这是提示数', isFilled: '此格已填', undone: '已撤销', redone: '已重做', marksOn: '候选数模式开', marksOff: '候选数模式关',
  newPuzzle: '新题目', blank: '空盘', anyLevel: '任意难度', paste: '粘贴题目', pasteLabel: '一行数字、字符图、链接或其他程序的文件', pasteHelp: '81 个数字，或 f-puzzles、SudokuPad、sudokuwiki 等链接', load: '载入', ignored: '已忽略：{0}',
  share: '分享', format: '形式', thisPage: '本页链接', shared: '要分享的文字', copy: '复制', copied: '已复制。', copyByHand: '请手动复制。',
  setter: '自己出题', shape: '宫的形状', rules: '规则', plain: '行、列、宫', rulesAre: '附加规则：{0}。', stop: '停止', stopped: '已停止。', working: '计算中……', ofSteps: '{0} %……',
  solutions: '{0} 个解', atLeast: '至少 {0} 个解', several: '多个解', whereDiffer: '它们哪里不同？', differ: '两个解在 {0} 格不同；其余各格已显示。',
  unique: '恰有一个解', none: '无解', conflict: '无解：{0}', trueCandidates: '显示真候选数', candidateCounts: '各候选数的解数', trueOnly: '是否有解', upTo: '多少个，至多 {0}',
  rated: (level, number, scale) => `${level}，${number}（${scale}）`, ratedBy: (level, technique, scale) => `${level}${technique ? `：${technique}` : ''}（${scale}）`,
  done: '解出来了，很好！', notRight: '所有格都填了，但有错。', cannotCheck: '只有唯一解的题目才能检查。', wrong: '有 {0} 个数字不对。', wrongMarks: '数字都对；有 {0} 格的候选数里缺少正确的数字。', allRight: '到目前为止都对。',
  place: '步骤位置', stepOf: '第 {0} 步，共 {1} 步', wayEnds: '共 {0} 步解出。', back: '上一步', forth: '下一步', close: '关闭',
  keys: '按键', keyList: [['方向键、Home、End、PgUp、PgDn', '移动'], ['1 到 9', '填数字'], ['Shift 加 1 到 9', '候选数'], ['Delete', '清空该格'], ['m 或空格', '候选数模式'], ['n', '下一个空格'], ['l', '说出所在行、列、宫缺什么'], ['h、s、a', '提示、下一步、执行'], ['w', '完整解法'], ['c', '检查'], ['u、y', '撤销、重做'], ['e', '编辑题目']],
  makeTitle: '出题与打印', number: '数量', level: '难度', technique: '最难的技巧', anyTechnique: '任意', seed: '种子', seedHelp: '留空则每次不同', makeThem: '出题', made: '{0} 道题；用种子 {1} 可再次得到它们。', clues: '{0} 个提示数',
  symmetryOf: (name) => ({ none: '无', 'half-turn': '旋转 180 度', 'quarter-turn': '旋转 90 度', diagonal: '对角线', 'anti-diagonal': '反对角线', 'two-diagonals': '双对角线', horizontal: '左右', vertical: '上下', full: '完全对称' })[name] ?? name,
  pages: '页面', title: '标题', perPage: '每页题数', paper: '纸张', print_large: '大字', print_book: '分章成书', print_levels: '注明难度', print_no_answers: '不要答案', download: '下载 {0}', saved: '已保存 {0}，{1} 字节', pageNumber: '第 {0} 页',
  countTitle: '数独共有多少个？', countLead: '程序只凭规则，当场推出某种形状的终盘总数和本质不同的终盘数，并说明过程。', countThem: '开始计数', story: '过程', shapeOf: (name) => { const [r, c] = name.split('x'); return r === '1' ? `${c} x ${c} 拉丁方` : `${r * c} x ${r * c}，宫 ${r} x ${c}`; },
  different: '个本质不同的终盘', burnside: '{0} 个终盘，{1} 个对称：一个对称平均使这么多终盘保持不变。',
  smallTitle: '4 x 4 的全部 288 个终盘', smallLead: '每块是一个终盘，数字以颜色表示。一个变换把每个终盘变成另一个，或使它不动。能互相变换的终盘本质相同。', smallPicture: '{0} 个终盘', moves: '变换', move: '变换', fixed: '不动的终盘', fixedCaption: '每个变换使多少终盘不动；对所有变换取平均就是类数。', fixedBy: (move, n, all) => `${move}：${all} 个终盘中有 ${n} 个不动。`, twoClasses: (all, k, sizes) => `${all} 个终盘分成 ${k} 类：${sizes}。以边框区分。`,
  move_nothing: '不变', move_rows: '交换第 1、2 行', move_bands: '交换两个大行', move_columns: '交换第 1、2 列', move_mirror: '沿对角线翻转', move_turn: '旋转 180 度', move_relabel: '数字 1、2 互换', move_rowsRelabel: '两个大行内换行，1-2、3-4 互换', move_bandsRelabel: '交换大行，1-3、2-4 互换',
  symmetryTitle: '改头换面', symmetryLead: '在大行或大列之内拖动一行或一列，拖远些则交换大行或大列，也可用按钮。终盘看起来变了，右边所写的不变。', grid: '终盘', random: '随机终盘', famous: '对称的终盘 {0}', startAgain: '重新开始', rowsWord: '行', columnsWord: '列', swapBands: '大行 {0}↔{1}', swapStacks: '大列 {0}↔{1}', mirror: '翻转', turnQuarter: '旋转 90 度', renameDigits: '数字改名', scramble: '打乱', whatStays: '不变的东西', automorphisms: '自同构',
  moveIt: '动一动它。', sameAgain: '又是同一个终盘。', sameRenamed: '除数字名称外是同一个终盘。', movesDone: '{0} 次变换：终盘不同，本质相同。', canonical: '标准形：所有面貌中最小的', classNumber: '类的编号', countedFrom0: '{0}，从 0 数起', equivalentGrids: '本质相同的终盘数', order: '阶 {0}', automorphismDone: '自同构：改名之后，每个数字回到原处。',
  chaosTitle: '数独中的混沌', chaosLead: '每个候选数成为 -1 到 1 之间的自旋，每条规则成为一种力。流最终找到解，但途中可能混沌地游荡，题目越难越久。数字越淡，流越没有把握。', puzzle: '题目', start: '起点（种子）', followIt: '跟随', playIt: '播放', pause: '暂停', time: '时间', flowAt: 't = {0}：违反 {1} 条规则', flowSolved: '在 t = {0} 解出', curveLabel: '违反的规则数随时间变化，至多 {0}',
  mapTitle: '起点通向何处', mapLead: '改变起点的两个自旋。颜色是此刻该格领先的数字；颜色在各种尺度上都混杂之处，无法预言。画一个矩形可放大。', mapLabel: '起点图；+ 放大，- 显示全部', cell: '格', mapIt: '作图', zoomOut: '全图', mapWords: '自旋 {0}；相邻点有 {1} % 不同；每边 {2} 点',
};
