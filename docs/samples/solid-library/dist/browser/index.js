import { className, createComponent, effect, getNextElement, insert, memo, template } from "solid-js/web";
import { Show, createSignal, onCleanup, onMount } from "solid-js";
const countdown_module = {
    countdown: "countdown-JN8zdh"
};
var _tmpl$ = /*#__PURE__*/ template("<output>");
function Countdown(props) {
    const [left, setLeft] = createSignal(props.from);
    onMount(()=>{
        const timer = setInterval(()=>setLeft((seconds)=>Math.max(0, seconds - 1)), 1000);
        onCleanup(()=>clearInterval(timer));
    });
    return (()=>{
        var _el$ = getNextElement(_tmpl$);
        insert(_el$, createComponent(Show, {
            get when () {
                return left() > 0;
            },
            get fallback () {
                return props.end ?? 'Now';
            },
            get children () {
                return [
                    memo(()=>left()),
                    " s"
                ];
            }
        }));
        effect(()=>className(_el$, countdown_module.countdown));
        return _el$;
    })();
}
export { Countdown };
