//! Techniques in Chinese.

use super::Chinese;
use crate::logic::words::tongue::Techniques;
use crate::technique::{Family, Technique as T};

impl Techniques for Chinese {
    fn technique(&self, technique: T) -> &'static str {
        told(technique)[0]
    }

    fn meaning(&self, technique: T) -> &'static str {
        told(technique)[1]
    }

    fn family(&self, family: Family) -> &'static str {
        match family {
            Family::Singles => "排除与唯一余数",
            Family::Intersections => "区块",
            Family::Subsets => "数组",
            Family::Fish => "鱼",
            Family::SingleDigit => "同数强链",
            Family::Colouring => "染色",
            Family::Wings => "翼",
            Family::Uniqueness => "唯一性",
            Family::Chains => "链",
            Family::AlmostLockedSets => "待定数组",
            Family::Forcing => "强制链",
        }
    }

    fn hidden_single(&self) -> [&'static str; 2] {
        ["区域排除", "某数在一个区域中只有一个位置。"]
    }

    fn locked_anywhere(&self) -> &'static str {
        "某数在一个区域中的所有位置都能看到相同的格。"
    }
}

/// The name, and what it is.
#[rustfmt::skip]
fn told(technique: T) -> [&'static str; 2] {
    match technique {
        T::FullHouse => ["最后一格", "一个区域只剩一个空格。"],
        T::HiddenSingleBox => ["宫内排除", "某数在一宫中只有一个位置。"],
        T::HiddenSingleLine => ["行列排除", "某数在一行或一列中只有一个位置。"],
        T::NakedSingle => ["唯一余数", "一格只剩一个候选数。"],
        T::Pointing => ["宫区块", "某数在一宫中的位置都在同一行或同一列。"],
        T::Claiming => ["行列区块", "某数在一行或一列中的位置都在同一宫。"],
        T::NakedPair => ["显性数对", "一个区域中有两格的候选数是相同的两个数。"],
        T::HiddenPair => ["隐性数对", "一个区域中有两个数只能填在相同的两格。"],
        T::NakedTriple => ["显性三数组", "一个区域中有三格总共只有三个候选数。"],
        T::HiddenTriple => ["隐性三数组", "一个区域中有三个数总共只能填在三格。"],
        T::XWing => ["X-Wing", "某数在两行中的位置都在相同的两列，或反过来。"],
        T::Skyscraper => ["摩天楼", "两条平行线上某数各有两个位置，其中两个在同一条线上互相看到。"],
        T::TwoStringKite => ["双线风筝", "某数在一行和一列中各有两个位置，两者在一宫中相连。"],
        T::Turbot => ["多宝鱼", "某数在两个区域中各有两个位置，其中两个互相看到。"],
        T::EmptyRectangle => ["空矩形", "某数在一宫中的位置都在一行和一列上，另有一条线上只有两个位置。"],
        T::XyWing => ["XY-Wing", "候选数为 xy 的格看到 xz 和 yz 两格。"],
        T::XyzWing => ["XYZ-Wing", "候选数为 xyz 的格看到 xz 和 yz 两格。"],
        T::WWing => ["W-Wing", "两格的候选数是相同的两个数，其中一个数的强链把它们连起来。"],
        T::NakedQuad => ["显性四数组", "一个区域中有四格总共只有四个候选数。"],
        T::HiddenQuad => ["隐性四数组", "一个区域中有四个数总共只能填在四格。"],
        T::Swordfish => ["剑鱼", "某数在三行中的位置都在相同的三列，或反过来。"],
        T::Jellyfish => ["水母", "某数在四行中的位置都在相同的四列，或反过来。"],
        T::SimpleColouring => ["简单染色", "把某数的强链交替染成两种颜色。"],
        T::RemotePair => ["远程数对", "由候选数相同的双值格连成的链。"],
        T::UniqueRectangle1 => ["唯一矩形（类型 1）", "矩形中有一格的候选数多于两个。"],
        T::UniqueRectangle2 => ["唯一矩形（类型 2）", "矩形一边的两格多出同一个候选数。"],
        T::UniqueRectangle3 => ["唯一矩形（类型 3）", "矩形多出的候选数与别的格组成数组。"],
        T::UniqueRectangle4 => ["唯一矩形（类型 4）", "矩形中有多余候选数的两格之间有强链。"],
        T::UniqueRectangle5 => ["唯一矩形（类型 5）", "矩形对角的格多出同一个候选数。"],
        T::UniqueRectangle6 => ["唯一矩形（类型 6）", "矩形对角的格有多余候选数，其中一个数连成强链。"],
        T::HiddenRectangle => ["隐性唯一矩形", "矩形中有一双值格，其对角格是两条强链的交点。"],
        T::UniqueLoop => ["唯一环", "六个或更多的格都有相同的两个数，连成环。"],
        T::BugPlusOne => ["BUG+1", "所有空格都只有两个候选数，只多出一个。"],
        T::FinnedXWing => ["带鳍 X-Wing", "除去一宫中的鳍，就是 X-Wing。"],
        T::SashimiXWing => ["退化 X-Wing", "带鳍 X-Wing，其中有一条线除鳍外只有一个位置。"],
        T::FinnedSwordfish => ["带鳍剑鱼", "除去一宫中的鳍，就是剑鱼。"],
        T::SashimiSwordfish => ["退化剑鱼", "带鳍剑鱼，其中有一条线除鳍外只有一个位置。"],
        T::FinnedJellyfish => ["带鳍水母", "除去一宫中的鳍，就是水母。"],
        T::SashimiJellyfish => ["退化水母", "带鳍水母，其中有一条线除鳍外只有一个位置。"],
        T::SueDeCoq => ["融合待定数组", "一条线与一宫相交处，数与格一样多，每个数都限于线上或宫内。"],
        T::XChain => ["X 链", "同一个数的链。"],
        T::XyChain => ["XY 链", "由双值格连成的链。"],
        T::Aic => ["交替推理链 (AIC)", "强链与弱链交替相连的链。"],
        T::NiceLoop => ["连续环", "首尾相接的链，其中的弱链都成为强链。"],
        T::AlsXz => ["ALS-XZ", "两个待定数组，有一个数不能同时在两者中。"],
        T::AlsXy => ["ALS-XY-Wing", "三个待定数组依次相连。"],
        T::GroupedAic => ["带区块的链", "链中允许把宫与行列相交处的几格当作一项。"],
        T::GroupedLoop => ["带区块的连续环", "首尾相接的链，其中允许把宫与行列相交处的几格当作一项。"],
        T::AlsChain => ["ALS 链", "四个或更多的待定数组依次相连。"],
        T::DeathBlossom => ["死亡绽放", "一格的每个候选数各连到一个待定数组，这些数组都有同一个数。"],
        T::CellForcing => ["单元格强制链", "无论一格填哪个数，结论都相同。"],
        T::HouseForcing => ["区域强制链", "无论某数填在区域的哪一格，结论都相同。"],
        T::ForcingNet => ["强制网", "由一个候选数出发，用排除和唯一余数推出矛盾。"],
        T::NestedNet => ["嵌套强制网", "由一个候选数出发，用排除、唯一余数和分情况讨论推出矛盾。"],
        T::DirectPointing => ["直接宫区块", "宫区块使某数在另一宫只剩一个位置。"],
        T::DirectClaiming => ["直接行列区块", "行列区块使某数在另一行或另一列只剩一个位置。"],
        T::DirectHiddenPair => ["直接隐性数对", "隐性数对使某数在区域中只剩一个位置。"],
        T::DirectHiddenTriple => ["直接隐性三数组", "隐性三数组使某数在区域中只剩一个位置。"],
        T::UniqueLoop1 => ["唯一环（类型 1）", "环中有一格的候选数多于两个。"],
        T::UniqueLoop2 => ["唯一环（类型 2）", "环中几格多出同一个候选数。"],
        T::UniqueLoop3 => ["唯一环（类型 3）", "环多出的候选数与别的格组成数组。"],
        T::UniqueLoop4 => ["唯一环（类型 4）", "环中有多余候选数的两格之间有强链。"],
        T::Bug1 => ["BUG（类型 1）", "除一格外，所有空格都只有两个候选数。"],
        T::Bug2 => ["BUG（类型 2）", "除几格多出的同一个数外，所有空格都只有两个候选数。"],
        T::Bug3 => ["BUG（类型 3）", "各格多于两个的候选数组成数组。"],
        T::Bug4 => ["BUG（类型 4）", "有多余候选数的两格之间有另一个数的强链。"],
        T::AlignedPairExclusion => ["对齐数对排除", "两格的某些填法会使另一格无数可填。"],
        T::AlignedTripleExclusion => ["对齐三数组排除", "三格的某些填法会使另一格无数可填。"],
        T::XCycle => ["X 环", "同一个数的首尾相接的链。"],
        T::XyCycle => ["XY 环", "由双值格连成的首尾相接的链。"],
        T::Nishio => ["西尾法", "某数填在一处，会使这个数在别处无处可填。"],
        T::DynamicContradiction => ["动态矛盾链", "由假设推出某个候选数既成立又不成立。"],
        T::DynamicDouble => ["动态双向链", "无论某个候选数成立与否，结论都相同。"],
        T::DynamicCell => ["动态单元格强制链", "无论一格填哪个数，由几件事合起来推出的结论都相同。"],
        T::DynamicHouse => ["动态区域强制链", "无论某数填在区域的哪一格，由几件事合起来推出的结论都相同。"],
        T::NestedContradiction => ["嵌套矛盾链", "矛盾链中又用到别的技巧或链。"],
        T::NestedDouble => ["嵌套双向链", "双向链中又用到别的技巧或链。"],
        T::NestedCell => ["嵌套单元格强制链", "单元格强制链中又用到别的技巧或链。"],
        T::NestedHouse => ["嵌套区域强制链", "区域强制链中又用到别的技巧或链。"],
    }
}
