const styles = {"stars":"stars-module_stars__uEgFv"};

export { styles as default };
