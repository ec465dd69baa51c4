const styles = "export default {\"stars\":\"stars-module_stars__uEgFv\"};";

export { styles as default };
