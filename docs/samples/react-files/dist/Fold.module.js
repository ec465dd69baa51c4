import "./Fold_module.css";
const Fold_module = {
    fold: "slate-fold-QElzjT"
};
export default Fold_module;
