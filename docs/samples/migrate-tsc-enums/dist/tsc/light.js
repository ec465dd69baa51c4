export var Mode;
(function (Mode) {
    Mode[Mode["Day"] = 0] = "Day";
    Mode[Mode["Night"] = 1] = "Night";
})(Mode || (Mode = {}));
