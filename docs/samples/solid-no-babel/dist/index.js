import { Show, createSignal, onCleanup, onMount } from "solid-js";
const countdown_module = {
    countdown: "countdown-JN8zdh"
};
function Countdown(props) {
    const [left, setLeft] = createSignal(props.from);
    onMount(()=>{
        const timer = setInterval(()=>setLeft((seconds)=>Math.max(0, seconds - 1)), 1000);
        onCleanup(()=>clearInterval(timer));
    });
    return /*#__PURE__*/ React.createElement("output", {
        class: countdown_module.countdown
    }, /*#__PURE__*/ React.createElement(Show, {
        when: left() > 0,
        fallback: props.end ?? 'Now'
    }, left(), " s"));
}
export { Countdown };
