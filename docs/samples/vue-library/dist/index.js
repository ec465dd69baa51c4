import { Fragment, computed, createElementBlock, createElementVNode, defineComponent, mergeModels, normalizeClass, openBlock, renderList, toDisplayString, useModel } from "vue";
var __webpack_modules__ = {};
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    return module.exports;
}
__webpack_require__.m = __webpack_modules__;
(()=>{
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
__webpack_require__.add({
    d (__unused_rspack_module, exports) {
        exports.A = (sfc, props)=>{
            const target = sfc.__vccOpts || sfc;
            for (const [key, val] of props)target[key] = val;
            return target;
        };
    }
});
const _hoisted_1 = [
    "aria-label"
];
const _hoisted_2 = [
    "onClick"
];
const StarRatingvue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'StarRating',
    props: /*@__PURE__*/ mergeModels({
        max: {
            default: 5
        },
        label: {
            default: 'Rating'
        }
    }, {
        modelValue: {
            default: 0
        },
        modelModifiers: {}
    }),
    emits: [
        "update:modelValue"
    ],
    setup (__props) {
        const value = useModel(__props, "modelValue");
        const text = computed(()=>`${value.value} of ${__props.max}`);
        return (_ctx, _cache)=>(openBlock(), createElementBlock("div", {
                class: "rating",
                role: "group",
                "aria-label": __props.label
            }, [
                (openBlock(true), createElementBlock(Fragment, null, renderList(__props.max, (star)=>(openBlock(), createElementBlock("button", {
                        key: star,
                        type: "button",
                        class: normalizeClass({
                            on: star <= value.value
                        }),
                        onClick: ($event)=>value.value = star
                    }, " ★ ", 10, _hoisted_2))), 128)),
                createElementVNode("output", null, toDisplayString(text.value), 1)
            ], 8, _hoisted_1));
    }
});
const exportHelper = __webpack_require__("d");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(StarRatingvue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-0b7050dc"
    ]
]);
const StarRating = __exports__;
export { StarRating };
