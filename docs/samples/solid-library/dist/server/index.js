import { createComponent, escape as web_escape, ssr, ssrAttribute, ssrHydrationKey } from "solid-js/web";
import { Show, createSignal, onCleanup, onMount } from "solid-js";
const countdown_module = {
    countdown: "countdown-JN8zdh"
};
var _tmpl$ = [
    "<output",
    ">",
    "</output>"
];
function Countdown(props) {
    const [left, setLeft] = createSignal(props.from);
    onMount(()=>{
        const timer = setInterval(()=>setLeft((seconds)=>Math.max(0, seconds - 1)), 1000);
        onCleanup(()=>clearInterval(timer));
    });
    return ssr(_tmpl$, ssrHydrationKey() + ssrAttribute("class", web_escape(countdown_module.countdown, true), false), web_escape(createComponent(Show, {
        get when () {
            return left() > 0;
        },
        get fallback () {
            return props.end ?? 'Now';
        },
        get children () {
            return [
                left(),
                " s"
            ];
        }
    })));
}
export { Countdown };
