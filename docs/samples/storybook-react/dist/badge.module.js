import "./badge_module.css";
const badge_module = {
    ok: "ok-nZtIZo",
    failed: "failed-NnROao"
};
export default badge_module;
